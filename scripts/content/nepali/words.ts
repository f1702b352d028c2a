// Words that decide a text, as patterns: Nepali ones and their English ones.

/** Both sides named together say nothing about which one decides. */
export const bothNepali =
  /दायाँ वा बायाँ|बायाँ वा दायाँ|दायाँ र बायाँ|बायाँ र दायाँ|दायाँबायाँ/gu;
export const bothEnglish =
  /\b(?:left (?:and|n?or) (?:to )?(?:the )?right|right (?:and|n?or) (?:to )?(?:the )?left)\b/gi;

export const nepaliNot =
  /हुँदैन|छैन|होइन|दैन|निषेध|बिना|बाहेक|मात्र|अपवाद|बन्द|रोक्छ|अझ|भन्दा|गलत|कम|असम्भव|तर |[नेि]नँ?(?=[।, ])|(?<![\p{L}\p{M}])न[\p{L}\p{M}]{2,}/u;
export const englishNot =
  /\b(?:not|no|never|neither|nor|nobody|nothing|none|cannot|without|unless|except\w*|only|alone|under|less|few\w*|fail\w*|closed?|avoid\w*|away|off|out|before|free|stop\w*|stay|leave|rather|instead|too|prevent\w*|miss\w*|clear|visible|empty|hid\w*|dark|block\w*|lacks?|wrong|false|hardly|beyond|end|los[te]\w*|wait|hold|hard|ignore|forb\w*|ban\w*|prohib\w*|refus\w*|un\w+|in\w+|im\w+|non\w*|dis\w+|hands-free)\b|n't\b/i;
/** Verbs with न that are not negative: निस्कनु to come out, नाघ्नु to cross. */
export const imperativeNot =
  /(?<![\p{L}\p{M}])न(?!ाघ|ाप)(?!िस्क|िकाल|िभ)[\p{L}\p{M}]+नुहोस्/u;
export const lastVerb = {
  not: /(?:हुँदैन|छैनन?्?|होइनन?्?|दैनन?्?)।$/u,
  duty: /नुपर्छ।$/u,
  ban: /(?:नु (?:पनि )?हुँदैन|निषेध छ|न पाइँदैन|न पाउँदैनन?्?)।$/u,
  may: /न (?:मात्र |पनि )?(?:सकिन्छ|पाइन्छ|सक्छन?्?|पाउँछन?्?|मिल्छ)।$/u,
  free: /नुपर्दैन।$/u,
};

export const must =
  /\b(?:must|ha(?:ve|s|d) to|need\w*|should|duty|duties|requir\w*|orders?|asks?|follow|stop|make sure|obeys?|apply|applies|conditions?|minimum|legal|necessary|compulsory|only|enough|sufficient|holds|how fast)\b/i;
export const mustNot =
  /\b(?:not|never|no|nobody|neither|nor|cannot|nothing|without|against|avoid|ban\w*|forb\w*|prohib\w*|closed|only|unless|illegal|off|offence|lose|visible|keep)\b|n't\b/i;
export const may =
  /\b(?:may|can|could|might|will|would|allow\w*|permit\w*|lets?|able|possible|free|open|likely|risk|up to|covers?|valid|except\w*|unless|only|enough|not have to|ahead|limits|before|lead|means? to|sometimes|expect)\b/i;
export const needNot =
  /\b(?:not|no|without|neither|nor|nobody|unnecessary|exempt\w*|except\w*|unless|ignore|free)\b|n't\b/i;

export const onlyNepali =
  /मात्र(?!ा)|केवल|बाहेक|एउटै|एक्लै|आफैँ|अपवाद|बाध्यात्मक|सम्मै|नै |हुनु हुँदैन/u;
export const unlessNepali =
  /बाहेक|अपवाद|मात्र|छुट|लागू हुँदैन|भए पनि|भने|पर्दैन|होइन|(?<![\p{L}\p{M}])न[\p{L}\p{M}]+(?:ए|रे|को|का|ने|दा|ई|सम्म)/u;
export const onlyEnglish =
  /\b(?:only|alone|just|except\w*|unless|single|merely|not|no|by itself|one|until|once|before|first|after|within|limited|if|when|where|neither|but|cannot|less|few\w*)\b|n't\b/i;
