import { usePathname } from "next/navigation";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import { pathOf } from "@/lib/addresses/links";
import { homeStore } from "@/lib/site/home-store";

/**
 * The path of the current view, without the base path. The framework only knows
 * the page that was loaded; the home screen changes its view without loading
 * one.
 */
export function usePath(language: Language): string {
  const loaded = usePathname();
  const view = useStore(homeStore, (state) => state.view);
  return view ? pathOf(view, language) : loaded;
}
