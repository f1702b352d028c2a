import "../globals.css";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";

export default function NepaliLayout({ children }: { children: ReactNode }) {
  return <Document language="ne">{children}</Document>;
}
