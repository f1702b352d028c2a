import type { ScenePlaces } from "./places-schema";

/** The places of hz-45 to hz-48. */
export const places6: ScenePlaces = {
  "hz-45": [
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "left mirror",
      ne: "बायाँ ऐना",
      is: "danger",
      mirror: "left",
      only: "first",
    },
    {
      en: "left mirror",
      ne: "बायाँ ऐना",
      is: "calm",
      mirror: "left",
      only: "second",
    },
    {
      en: "gap on your left",
      ne: "तपाईंको बायाँको खाली ठाउँ",
      is: "danger",
      box: [-2.9, -1.8, 6, 10, 0, 0.6],
    },
    {
      en: "grey car ahead",
      ne: "अगाडिको खरानी रङको कार",
      is: "calm",
      box: [-1.2, 0.7, 13.5, 13.5, 0, 1.6],
    },
    {
      en: "shop on the right",
      ne: "दायाँको पसल",
      is: "calm",
      box: [7.6, 7.6, 8, 17, 0, 3],
    },
  ],
  "hz-46": [
    {
      en: "car at the far left",
      ne: "टाढा बायाँको कार",
      is: "danger",
      box: [1.8, 3.9, 28, 28, 0, 1.6],
    },
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "traffic light",
      ne: "ट्राफिक बत्ती",
      is: "calm",
      box: [6.7, 8.7, 16.2, 16.2, 4.1, 4.9],
      sign: true,
    },
    {
      en: "lit window ahead",
      ne: "अगाडिको बत्ती बलेको झ्याल",
      is: "calm",
      box: [14, 16.4, 17, 17, 4.8, 7],
    },
    {
      en: "crosswalk left of the headlights",
      ne: "हेडलाइटको बायाँको जेब्रा क्रसिङ",
      is: "danger",
      box: [7.6, 8.8, 7, 7.6, 0, 1.8],
    },
  ],
  "hz-47": [
    {
      en: "left side strip",
      ne: "बायाँको किनारको पट्टी",
      is: "calm",
      box: [-3.2, -1.9, 8, 16, 0, 0.4],
      only: "first",
    },
    {
      en: "cyclist on the left",
      ne: "बायाँका साइकल चालक",
      is: "danger",
      box: [-3, -2, 10, 10, 0, 1.8],
      only: "second",
    },
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "house on the left",
      ne: "बायाँको घर",
      is: "calm",
      box: [-15.5, -13, 40, 50, 0, 5],
    },
    {
      en: "red car",
      ne: "रातो कार",
      is: "danger",
      box: [-1.2, 1, 42, 42, -0.2, 1.8],
    },
    {
      en: "the truck",
      ne: "ट्रक",
      is: "danger",
      box: [1.5, 4, 45, 45, 0, 3.3],
    },
    {
      en: "the oncoming truck",
      ne: "सामुन्नेको ट्रक",
      is: "hides",
      box: [1.6, 3.9, 45, 53, 0, 3.1],
    },
    {
      en: "railing on the right",
      ne: "दायाँको रेलिङ",
      is: "calm",
      box: [5.3, 5.3, 10, 26, 0, 0.9],
    },
  ],
  "hz-48": [
    {
      en: "corner with the hedge",
      ne: "झ्याङ भएको कुना",
      is: "danger",
      box: [-4.9, -2.9, 13.6, 14.6, 0, 1.5],
    },
    { en: "inside mirror", ne: "भित्री ऐना", is: "calm", mirror: "inside" },
    {
      en: "middle of the road ahead",
      ne: "अगाडि सडकको बीच",
      is: "calm",
      box: [-1.4, 1.8, 24, 40, 0, 0.8],
    },
    {
      en: "child on the right",
      ne: "दायाँको बालक",
      is: "danger",
      box: [2, 3.4, 14.8, 14.8, 0, 1.4],
    },
    {
      en: "end of the right wall",
      ne: "दायाँ पर्खालको छेउ",
      is: "danger",
      box: [3.5, 4.8, 12.6, 15, 0, 1.6],
    },
    {
      en: "grey house on the right",
      ne: "दायाँको खरानी रङको घर",
      is: "calm",
      box: [5, 5, 20, 28, 1.6, 3.4],
    },
    {
      en: "the left hedge",
      ne: "बायाँको झ्याङ",
      is: "hides",
      box: [-3.6, -2.9, 1.5, 12.6, 0, 0.95],
    },
    {
      en: "the right wall",
      ne: "दायाँ पर्खाल",
      is: "hides",
      box: [3.3, 3.6, 1.5, 12.4, 0, 1.6],
    },
  ],
};
