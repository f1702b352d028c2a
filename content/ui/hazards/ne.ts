import type { EnlargeMessages, HazardMessages } from "./schema";

export const enlargeNe: EnlargeMessages = {
  open: "चित्र ठूलो पारेर हेर्नुहोस्",
  heading: "ठूलो पारिएको चित्र",
  close: "बन्द गर्नुहोस्",
  inside: "भित्री ऐना",
  left: "बायाँ ऐना",
  right: "दायाँ ऐना",
  sign: "चिह्न",
  dashboard: "ड्यासबोर्ड",
};

export const hazardsNe: HazardMessages = {
  group: "खतराका चित्र प्रश्न",
  groupText:
    "यस्ता प्रश्न पूर्ण लाइसेन्सको परीक्षामा मात्र सोधिन्छन्: चालकको सिटबाट देखिने {scenes} चित्र, हरेकमा तीन वटा कथन।",
  title: "खतरा {number}: {name}",
  names: {
    "hazards-1": "सहर",
    "hazards-2": "कुहिरो, घाम, घुम्ती",
    "hazards-3": "साइकल र हिउँ",
    "hazards-4": "बालबालिका र बरफ",
  },
  description: "चालकको सिटबाट देखिने {count} चित्र, हरेकमा तीन वटा कथन",
  pictures: "{count} चित्र",
  position: "चित्र {number} / {total}",
  check: "जाँच्नुहोस्",
  next: "अर्को चित्र",
  results: "नतिजा हेर्नुहोस्",
  isFirst: "यो पहिलो चित्र हो।",
  needsScript:
    "यो अभ्यास चलाउन JavaScript चाहिन्छ। JavaScript नभए पनि सबै चित्र, कथन र उत्तर तलको सूचीमा छन्।",
  missing: "उत्तर दिन बाँकी कथन: {count}",
  points: "2\u00a0मध्ये 2\u00a0अङ्क",
  noPoints: "2\u00a0मध्ये 0\u00a0अङ्क: तीनै उत्तर मिल्नुपर्छ",
  right: "मिल्यो",
  wrong: "मिलेन",
  isTrue: "यो कथन सही हो।",
  isFalse: "यो कथन गलत हो।",
  misjudgement: "धेरैले गर्ने गल्ती",
  ringed: "उत्तर खुलाउने कुरामा घेरा लगाइएको छ।",
  fromAbove: "माथिबाट हेर्दा त्यही ठाउँ",
  fromAboveAlt: "यस ठाउँको नक्सा, तपाईंको गाडी बैजनी रङमा",
  playAgain: "फेरि चलाउनुहोस्",
  stopPlaying: "रोक्नुहोस्",
  happensNext: "त्यसपछि के हुन्छ",
  doneRight: "सही तरिका",
  find: "पहिले: खतरा कहाँबाट आउन सक्छ?",
  findHelp: "बढीमा तीन ठाउँमा छुनुहोस्। यसको अङ्क पाइँदैन।",
  marked: "छानिएका ठाउँ: {count}। के भेटियो, उत्तर जाँचेपछि देखिन्छ।",
  places: "सूचीबाट छान्नुहोस्",
  placesLegend: "खतरा कहाँबाट आउन सक्छ?",
  found: "{total}\u00a0मध्ये {count} खतरा भेटियो।",
  missed: "नछानिएका: {places}।",
  tooMany:
    "तीन वटाभन्दा बढी ठाउँ नचाहिँदो छानियो, त्यसैले एउटा पनि गनिँदैन। खतरा आउन सक्ने ठाउँ मात्र छान्नुहोस्।",
  hidden: "धर्के भाग छेकिएर देखिँदैन। छेक्ने: {things}।",
  speed: "गति",
  stopsAfter:
    "{speed}\u00a0km/h\u00a0मा रोकिने दूरी {total}\u00a0मिटर: प्रतिक्रिया {reaction}\u00a0मिटर (पहेँलो) र ब्रेक {braking}\u00a0मिटर (रातो)।",
  offPlan: "यो ठाउँ नक्साभन्दा बाहिर पर्छ।",
  dryRoad:
    "यो सुक्खा सडकको हिसाब हो, प्रतिक्रिया समय 1\u00a0सेकेन्ड। पानी र हिउँमा रोकिने दूरी अझ बढी हुन्छ।",
  score: "{total}\u00a0मध्ये {points}\u00a0अङ्क",
  realTest:
    "पूर्ण लाइसेन्सको परीक्षामा यस्ता {scenes} चित्र हुन्छन्: {totalPoints}\u00a0मध्ये {scenePoints}\u00a0अङ्क।",
  scenes: "चित्रअनुसार नतिजा",
  scenePoints: "2\u00a0मध्ये {points}\u00a0अङ्क",
  again: "फेरि अभ्यास गर्नुहोस्",
  againText: "अर्को पटक केही चित्र अलि फरक हुन्छन्। ध्यान दिएर हेर्नुहोस्।",
  listTitle: "यस सेटका सबै चित्र र उत्तर",
  listText: "सूचीका रूपमा पढ्नुहोस् वा प्रिन्ट गर्नुहोस्।",
};
