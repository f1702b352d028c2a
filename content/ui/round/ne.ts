import type { RoundMessages } from "./schema";

export const roundInNepali: RoundMessages = {
  round: {
    menu: "यस सेटबारे",
    closePicture: "चित्र बन्द गर्नुहोस्",
    skipList: "प्रश्नको सूची छोडेर अगाडि जानुहोस्",
    wouldPass: "यति अङ्क आए वास्तविक परीक्षामा उत्तीर्ण हुनुहुन्छ।",
    almost: "झन्डै! अझ {count} अङ्क आएको भए उत्तीर्ण हुनुहुन्थ्यो।",
    notYet: "अझै पुगेन: उत्तीर्ण हुन अझ {count} अङ्क चाहिन्छ।",
    practiseMissed: "नमिलेका {count} प्रश्नको अभ्यास गर्नुहोस्",
    practiseOne: "नमिलेको 1 प्रश्नको अभ्यास गर्नुहोस्",
    nextSet: "अर्को: {title}",
    showWhich: "कुन उत्तर देखाउने",
    wrongOnes: "नमिलेका {count}",
    all: "सबै {count}",
    noneWrong: "सबै उत्तर मिले।",
    missedDone: "यस पटक {total}\u00a0मध्ये {score} मिले",
    missedLeft: "सम्झना ताजै छँदा बाँकी प्रश्न फेरि एकपटक गर्नुहोस्।",
    missedNone: "सबै मिले। यी प्रश्न पछि अभ्यासमा फेरि आउँछन्।",
    toResults: "नतिजामा फर्कनुहोस्",
    plate: "चित्र बनाएर सेयर गर्नुहोस्",
    plateFailed: "यहाँ चित्र बनाउन सकिएन।",
  },
};
