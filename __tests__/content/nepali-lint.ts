/** Edges of a word: a vowel sign or a joiner belongs to the word too. */
const start = "(?<![\\p{L}\\p{M}\\u200D])";
const end = "(?![\\p{L}\\p{M}\\u200D])";
// भित्र पस्नु, to go in, has no noun before it.
const postpositions =
  "(?:ले|लाई|को|का|की|मा|बाट|द्वारा|देखि|सम्म|सँग|भन्दा|मध्ये|भित्र(?! न?पस))";
const units =
  "(?:km/h|km|cm|kg|cc|kW|mg/L|mg/mL|मिटर|किलोमिटर|सेकेन्ड|मिनेट|घण्टा|वर्ष|महिना|जना|टन|येन)";

/** Wrong spelling -> right one; ^ and $ are the edges of a word. */
const spellings = {
  "हरु(?=ले|लाई|को|का|मा|बाट|देखि|सँग|$)": "हरू",
  "^अरु": "अरू",
  "^रुप(?!ैयाँ)": "रूप",
  "शुर[ुू]|^सुरू": "सुरु",
  चिन्ह: "चिह्न",
  परिक्ष: "परीक्षा, परीक्षण",
  "उतीर्ण|उत्तिर्ण": "उत्तीर्ण",
  "पहे(?:ं)?लो": "पहेँलो",
  "[बव]ाँया|वायाँ|बायां": "बायाँ",
  "^दाँया|दायां": "दायाँ",
  "अगाडी|पछाडी|माथी|^अघी": "अगाडि, पछाडि, माथि, अघि",
  "गती|^सिमा$|^दुरी": "गति, सीमा, दूरी",
  "तिव्र|तिब्र|तीब्र": "तीव्र",
  न्युनतम: "न्यूनतम",
  "बत्ति|दृष्टी": "बत्ती, दृष्टि",
  "चौडाई|लम्बाई|उचाई": "चौडाइ, लम्बाइ, उचाइ",
  "हुदैन|हुदै|जनाउछ|पाइदैन": "हुँदैन, हुँदै, जनाउँछ, पाइँदैन",
  "पुर्याउ|गर्यो": "पुर्‍याउ, गर्‍यो",
  "सूर्‍य|पर्‍याप्त": "सूर्य, पर्याप्त",
  "साईकल|लाईट|साईड|मोबाईल|लाईसेन्स": "साइकल, लाइट, साइड, मोबाइल, लाइसेन्स",
  "मोटर साइकल|मोवाइल": "मोटरसाइकल, मोबाइल",
  "हेलमेट|इञ्जिन|ईन्जिन|सबारी": "हेल्मेट, इन्जिन, सवारी",
  "नविकरण|कानून|बिद्यालय|^विस्तारै": "नवीकरण, कानुन, विद्यालय, बिस्तारै",
  "^बढि|^केहि|दुबै|^सवै": "बढी, केही, दुवै, सबै",
  "(?<![पउ])ठाउ(?!ँ)|ठाँउ|^हिउ(?!ँ)|हिऊँ": "ठाउँ, हिउँ",
  "प्रहरि|एकतर्फि|दुर्घट्ना|बर्ष": "प्रहरी, एकतर्फी, दुर्घटना, वर्ष",
  "घन्टा|मिनट|सीट|^बिमा|^सिप(?!ाही)": "घण्टा, मिनेट, सिट, बीमा, सीप",
  "तपाई(?!ं)|तपाइ": "तपाईं",
  "मोडनु|छीटो|इशारा|शर्त|मेशिन|शहर": "मोड्नु, छिटो, इसारा, सर्त, मेसिन, सहर",
  "आपतकालीन|झिम्झिम|यू-टर्न|जक्सन": "आपत्कालीन, झिमझिम, यु-टर्न, टी-जङ्सन",
  "सङकेत|पाङग्रा": "सङ्केत, पाङ्ग्रा",
} as const;

/** A term that misleads, or a second name for one thing -> the one we use. */
const terms = {
  "पैदल यात्रु|पदयात्री": "पैदलयात्री",
  "यात्रू|^वाहन|^पुलिस": "यात्रु, सवारी साधन, प्रहरी",
  "केन्द्र रेखा|मध्य रेखा|रोक्ने रेखा": "बीचको रेखा, स्टप लाइन",
  "छेउ पट्टी|जेब्रा क्रस$|पैदलयात्री क्रसिङ": "किनारको पट्टी, जेब्रा क्रसिङ",
  "रेल्वे|रेल क्रसिङ|लेभल क्रसिङ": "रेलवे क्रसिङ",
  "चौराहा|गोलचक्कर": "चोक, गोल घुम्ती",
  "द्रुतमार्ग|मुख्य लेन|सेवा क्षेत्र": "एक्सप्रेसवे, मूल लेन, सर्भिस एरिया",
  "मोपेड|इ-स्कुटर": "गेन्त्सुकी, विद्युतीय किकबोर्ड",
  "हलुका सवारी|हल्का सवारी": "इन्जिन नभएको सवारी (साइकल, ठेला आदि)",
  "आकस्मिक सवारी|सुरक्षित टापु": "आपत्कालीन सवारी साधन, सुरक्षा क्षेत्र",
  "बाटो बदल्|लेन नबदली|लेन परिवर्तन": "गुड्ने लाइन बदल्नु / नबदली",
  "सेतो लट्ठी|धुवाँ बत्ती": "सेतो छडी, सङ्केत बत्ती (発炎筒)",
  "हेडलाइट (?:माथि|तल)": "हाइ बिम, लो बिम",
  "तत्काल जरिवाना|जरिमाना": "प्रशासनिक जरिवाना, जरिवाना",
  "अस्थायी रूपमा रोक्|पार्क गर्": "एकपटक पूरै रोक्, पार्किङ गर्",
  "लाइन अगाडि|लाइनअगाडि": "स्टप लाइनभन्दा अघि",
  "टनेल|स्पिड|एक्सिडेन्ट|बेसिक": "सुरुङ, गति, दुर्घटना, आधारभूत",
  "^सवाल|^चयन|^परिणाम|^पुनः प्रयास": "प्रश्न, छान्नुहोस्, नतिजा, फेरि प्रयास",
  "द्रुत लिङ्क|सही उत्तर": "उपयोगी लिङ्क, मिल्ने उत्तर",
  "किमी|कि\\.मि\\.|प्रतिघण्टा": "km/h",
} as const;

/** Words and spellings of Hindi. */
const hindi =
  "है|हैं|था|थे|थी|नहीं|नही|में|(?<!\\d[ \\u00A0])मे|और|लेकिन|क्योंकि|इसलिए|चाहिए|करना|करें|करके|कीजिए|सकते|सकता|सकती|होना|होता|होती|वाला|वाले|वाली|लिए|सड़क|गाड़ी|गाडियाँ|बाएँ|दाएँ|दाहिने|लाल|बारिस|बारिश|बर्फ|यातायात पुलिस|ट्रैफिक|लाइसेंस|पार्किंग|ड्राइविंग";

const pattern = (source: string) =>
  new RegExp(source.replace(/(?<!\\)\^/g, start).replace(/\$/g, end), "u");

const table = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(
    ([wrong, right]) => [`writes ${right}`, pattern(wrong)] as const,
  );

/** What must not be found in any Nepali text, under what it should do. */
export const rules: readonly (readonly [does: string, wrong: RegExp])[] = [
  ["has Arabic digits only", /[०-९０-９Ａ-Ｚａ-ｚ]/u],
  ["ties a figure to its unit by U+00A0", pattern(`[\\d}] ?(?=${units})`)],
  ["has no space before %", /\d\s%/u],
  ["has no space before a mark", /\s[।?!,:]/u],
  ["ends sentences in a danda, not a bar", /[|｜॥;]/u],
  ["has no Latin full stop", /(?=\p{Script=Devanagari})[\p{L}\p{M}]\./u],
  ["has a space after a danda", /।(?![\s)’]|$)/u],
  ["has single spaces, none at its ends", /\s{2}|^\s|\s$/u],
  ["has a joiner only in eyelash ra", /(?<!र्)\u200D|\u200D(?![यह])/u],
  [
    "has no other invisible character",
    /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/u,
  ],
  ["has no nukta", /[\u093C\u0958-\u095F]/u],
  [
    "has an anusvara only before य र ल व श ष स ह",
    /(?<!तपाई)\u0902(?![यरलवशषसह])/u,
  ],
  [
    "has vowel signs only after consonants",
    /[\u093E-\u094C]{2}|[\u0904-\u0914][\u093E-\u094C]|(?<![\p{L}\p{M}\u200D])[\u0900-\u0903\u093E-\u094D]/u,
  ],
  [
    "keeps Latin letters apart",
    /(?=\p{Script=Devanagari})[\p{L}\p{M}]\p{Script=Latin}|[\p{Script=Latin}\d)}](?=\p{Script=Devanagari})\p{L}/u,
  ],
  ["joins endings", pattern(`(?<=[\\u0900-\\u0963]) ${postpositions}$`)],
  [
    "joins बाहेक and अनुसार",
    pattern("(?<!मा|ले|लाई)(?<=[\\u0900-\\u0963]) (?:बाहेक|अनुसार)$"),
  ],
  [
    "ties endings to figures, Latin and brackets by U+00A0",
    pattern(`[\\p{Script=Latin}\\p{Script=Han}\\d)}] ${postpositions}$`),
  ],
  ["writes -नुपर्छ", /नु पर्(?:छ|दछ|ने|दैन)|पर्दछ|गर्दछ/u],
  ["writes -नु हुँदैन", /नु ?हुन्न|(?<!नु) हुन्न|नुहुँदैन|(?<!नु)न हुँदैन/u],
  ["keeps the halanta of -छन्", pattern("छन$")],
  ["has no Hindi word", pattern(`^(?:${hindi})$`)],
  ["has no Hindi loan spelling", /ट्रैफ|टैक्स|ड्राइव/u],
  ...table(spellings),
  ...table(terms),
];

/** Words for large figures, which Nepali counts by lakh and crore. */
const large = { million: 1_000_000, लाख: 100_000, करोड: 10_000_000 } as const;

/**
 * The figures of a text in a fixed order, to compare two languages. A class or
 * stage is a figure in English and a word in Nepali; 30 million is 3 करोड.
 */
export const figures = (text: string) =>
  (
    text
      .replace(/\b(?:[Cc]lass|[Ss]tage) \d/g, "")
      .replace(
        /(\d+(?:\.\d+)?)[ \u00A0](million|लाख|करोड)/gu,
        (_, figure, word) =>
          String(
            Math.round(Number(figure) * large[word as keyof typeof large]),
          ),
      )
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  )
    .sort()
    .join(" ");
