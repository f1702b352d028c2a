import type { words as source } from "../../23-words";
import type { ChapterText } from "../schema";

export const words = {
  title: "परीक्षाका शब्द",
  intro:
    "यस पुस्तकमा एउटा कुराका लागि एउटै शब्द छ। परीक्षाको आधिकारिक अङ्ग्रेजीमा कहिलेकाहीँ अर्कै शब्द हुन्छ, र ड्राइभिङ स्कुलमा जापानी बोलिन्छ: यहाँ ती सबै सँगै छन्।",
  sections: [
    { title: "सवारी साधन" },
    { title: "सडक" },
    { title: "चालकले गर्ने काम" },
    { title: "बत्ती, चिह्न र सडकका अरू" },
    { title: "चालक, लाइसेन्स र गाडी" },
    { title: "कानुन, टिकट र अङ्क" },
    { title: "मौसम" },
  ],
} as const satisfies ChapterText<typeof source>;
