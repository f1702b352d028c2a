import "../globals.css";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { pageViewport } from "@/components/layout/page-viewport";

export const viewport = pageViewport;

export default function NepaliLayout({ children }: { children: ReactNode }) {
  return <Document language="ne">{children}</Document>;
}
