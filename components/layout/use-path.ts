import { usePathname } from "next/navigation";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import { pathOf } from "@/lib/addresses/links";
import { homeStore } from "@/lib/site/home-store";

/**
 * The path of what is shown, without the base path. The framework knows that
 * of the page that was loaded; the home screen changes its view without one.
 */
export function usePath(language: Language): string {
  const loaded = usePathname();
  const view = useStore(homeStore, (state) => state.view);
  return view ? pathOf(view, language) : loaded;
}
