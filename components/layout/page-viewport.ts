import type { Viewport } from "next";
import { GROUND } from "@/lib/site/app-manifest";

/** The page fills the screen up to a notch; container-page keeps clear of it. */
export const pageViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // A keyboard covers the bar of places instead of lifting it.
  interactiveWidget: "resizes-visual",
  colorScheme: "dark",
  themeColor: GROUND,
};
