"use client";

import { useEffect, useState, type ComponentType } from "react";
import type { Language } from "@/content/languages";
import { holdInstallOffer } from "@/lib/offline/install-offer";

type WhenLoadedProps = { part: "Notices" | "KeepSite"; language: Language };

/** Parts that a page can do without: fetched once it has loaded. */
export function WhenLoaded({ part, language }: WhenLoadedProps) {
  const [Part, setPart] = useState<ComponentType<{ language: Language }>>();
  useEffect(() => {
    holdInstallOffer();
    const clock = setInterval(() => {
      if (document.readyState !== "complete") return;

      clearInterval(clock);
      import("./parts").then(
        (parts) => setPart(() => parts[part]),
        // Offline before anything was kept: the page is whole without them.
        () => {},
      );
    }, 1000);
    return () => clearInterval(clock);
  }, [part]);

  return Part && <Part language={language} />;
}
