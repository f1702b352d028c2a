import * as ne from "@/content/book/ne";
import type { Language } from "@/content/languages";

/** The book in languages other than its own, as far as it is translated. */
export const translations: Partial<Record<Language, typeof ne>> = { ne };
