"use client";

import { useEffect, useState, type ComponentType } from "react";
import type { Messages } from "@/content/ui/schema";
import { holdInstallOffer } from "@/lib/offline/install-offer";

type WhenLoadedProps = {
  part: "Notices" | "OfflineStatus";
  messages: Messages["offline"];
};

/** Optional parts of a page: loaded once the page has loaded. */
export function WhenLoaded({ part, messages }: WhenLoadedProps) {
  const [Part, setPart] =
    useState<ComponentType<Omit<WhenLoadedProps, "part">>>();
  useEffect(() => {
    holdInstallOffer();
    const load = () =>
      void import("./parts").then(
        (parts) => setPart(() => parts[part]),
        // Offline before anything was cached: the page works without them.
        () => addEventListener("online", load, { once: true }),
      );
    const clock = setInterval(() => {
      if (document.readyState !== "complete") return;

      clearInterval(clock);
      load();
    }, 1000);
    return () => {
      clearInterval(clock);
      removeEventListener("online", load);
    };
  }, [part]);

  return Part && <Part messages={messages} />;
}
