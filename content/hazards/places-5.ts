import type { ScenePlaces } from "./places-schema";

/** The places of hz-41 to hz-44. */
export const places5: ScenePlaces = {
  "hz-41": [
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "hedge on the left",
      ne: "बायाँको झ्याङ",
      is: "calm",
      box: [-3.8, -3.8, 8.5, 18, 0.5, 1.9],
    },
    {
      en: "old man with a dog",
      ne: "कुकुरसहितका वृद्ध मानिस",
      is: "danger",
      box: [-3, -1.5, 22.4, 23, 0, 1.8],
    },
    {
      en: "far end of the road",
      ne: "सडकको टाढाको छेउ",
      is: "calm",
      box: [-1.8, 1.2, 45, 70, 0, 0.8],
    },
    {
      en: "back end of the bus",
      ne: "बसको पछिल्लो छेउ",
      is: "danger",
      box: [0.5, 2.1, 23.5, 25.5, 0, 1.5],
    },
    {
      en: "child beside the bus",
      ne: "बसको छेउको बालक",
      is: "danger",
      box: [4.5, 5.8, 18, 18.6, 0, 1.7],
    },
    {
      en: "building on the right",
      ne: "दायाँको भवन",
      is: "calm",
      box: [8.8, 8.8, 19.5, 28, 2.2, 7],
    },
    {
      en: "the bus",
      ne: "बस",
      is: "hides",
      box: [1.95, 4, 17.5, 23.9, 0, 2.6],
    },
  ],
  "hz-42": [
    {
      en: "house on the left",
      ne: "बायाँको घर",
      is: "calm",
      box: [-9, -9, 26, 36, 0.2, 3.4],
    },
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "cyclist ahead",
      ne: "अगाडिका साइकल चालक",
      is: "danger",
      box: [-1.25, -0.35, 16, 16.4, 0, 1.8],
    },
    {
      en: "far end of the road",
      ne: "सडकको टाढाको छेउ",
      is: "calm",
      box: [-0.9, 1.2, 45, 70, 0, 0.8],
    },
    {
      en: "between white car and van",
      ne: "सेतो कार र भ्यानको बीच",
      is: "danger",
      box: [2, 2.5, 15, 21.5, 0, 0.5],
    },
    {
      en: "filling station's roof",
      ne: "पेट्रोल पम्पको छाना",
      is: "calm",
      box: [6, 8, 16, 30, 4.6, 5.5],
    },
    {
      en: "the van",
      ne: "भ्यान",
      is: "hides",
      box: [2, 3.7, 7.2, 11.9, 0, 2],
    },
  ],
  "hz-43": [
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "shop at the far corner",
      ne: "पारिको कुनाको पसल",
      is: "calm",
      box: [-15, -7.6, 37, 37, 2.2, 4.2],
    },
    {
      en: "people at the left corner",
      ne: "बायाँ कुनाका मानिस",
      is: "danger",
      box: [-6.4, -4.8, 21.2, 21.4, 0, 1.7],
    },
    {
      en: "gap on the truck's left",
      ne: "ट्रकको बायाँको खाली ठाउँ",
      is: "danger",
      box: [-3.7, -1.5, 12, 16, 0, 0.4],
      only: "first",
    },
    {
      en: "rear of the truck",
      ne: "ट्रकको पछिल्लो भाग",
      is: "danger",
      box: [-1.2, 1.2, 13, 13, 0.4, 3.6],
    },
    {
      en: "pole on the right",
      ne: "दायाँको खम्बा",
      is: "calm",
      box: [5.7, 6.3, 18, 18, 0, 6],
    },
    {
      en: "the long truck",
      ne: "लामो ट्रक",
      is: "hides",
      box: [-1.2, 1.9, 13, 24, 0, 3.6],
    },
  ],
  "hz-44": [
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "man on the left",
      ne: "बायाँका मानिस",
      is: "danger",
      box: [-2.7, -1.1, 13.5, 13.5, 0, 1.75],
    },
    {
      en: "sign of the restaurant",
      ne: "खाजा घरको बोर्ड",
      is: "calm",
      box: [-3.4, -2.3, 27.5, 27.5, 2.3, 4.5],
    },
    {
      en: "tree on the right",
      ne: "दायाँको रूख",
      is: "calm",
      box: [8, 10.8, 27, 27, 2.2, 5.9],
    },
    {
      en: "railing on the right",
      ne: "दायाँको रेलिङ",
      is: "calm",
      box: [3.1, 3.1, 6, 20, 0, 0.85],
    },
    {
      en: "the first house on the left",
      ne: "बायाँको पहिलो घर",
      is: "hides",
      box: [-11.4, -3.4, 4, 11, 0, 5],
    },
  ],
};
