import type { Metadata } from "next";
import { fullTitle } from "@/components/layout/page-metadata";
import { OfflinePage } from "@/components/offline/offline-page";
import { defaultLanguage } from "@/content/languages";
import { interfaceWords } from "@/content/ui";

// Shown by the service worker at other addresses; nobody looks for it.
export const metadata: Metadata = {
  title: fullTitle(
    interfaceWords[defaultLanguage].offline.pageTitle,
    defaultLanguage,
  ),
  robots: { index: false },
};

export default function Page() {
  return <OfflinePage />;
}
