import type { Language } from "../languages";
import type { TopicId } from "../topics";

/** What a learner calls each topic. */
export const topicNames: Readonly<
  Record<Language, Readonly<Record<TopicId, string>>>
> = {
  en: {
    signals: "Traffic lights and police signals",
    signs: "Signs",
    markings: "Road markings",
    lanes: "Position and lanes",
    signalling: "Indicators and horn",
    speed: "Speed and distance",
    intersections: "Intersections and railroad crossings",
    people: "Pedestrians and cyclists",
    overtaking: "Overtaking",
    parking: "Parking and stopping",
    conditions: "Night, weather, expressways",
    driver: "Driver and licence",
    car: "Vehicle, load, accidents",
    hazards: "Hazards",
  },
  ne: {
    signals: "ट्राफिक बत्ती र प्रहरीको इसारा",
    signs: "ट्राफिक चिह्न",
    markings: "सडक रेखाङ्कन",
    lanes: "गुड्ने ठाउँ र लेन",
    signalling: "सङ्केत र हर्न",
    speed: "गति र दूरी",
    intersections: "चोक र रेलवे क्रसिङ",
    people: "पैदलयात्री र साइकल",
    overtaking: "ओभरटेक",
    parking: "पार्किङ र रोकाइ",
    conditions: "रात, मौसम, एक्सप्रेसवे",
    driver: "चालक र लाइसेन्स",
    car: "गाडी, भार, दुर्घटना",
    hazards: "खतरा",
  },
};
