import type { Signs } from "./picture";

export const handSignals = {
  "dh-arm-back": {
    kind: "hand-signal",
    ja: "腕を斜め下に伸ばし前後に動かす",
    reading:
      "腕[うで]を斜[なな]め下[した]に伸[の]ばし前後[ぜんご]に動[うご]かす",
    en: "Arm slanting down, palm back, moving",
    ne: "हात तलतिर छड्के, अगाडिपछाडि हल्लाएको",
    meaning: "Reversing.",
    alt: "A car from the right rear; the arm slants down out of the window, palm to the rear, beside a double arrow along the car.",
  },
  "dh-arm-down": {
    kind: "hand-signal",
    ja: "腕を斜め下に伸ばす",
    reading: "腕[うで]を斜[なな]め下[した]に伸[の]ばす",
    en: "Arm slanting down",
    ne: "हात तलतिर छड्के",
    meaning: "Slowing down or stopping.",
    alt: "A car seen from behind; the driver's right arm reaches out of the window, slanting down.",
  },
  "dh-moto-left-level": {
    kind: "hand-signal",
    ja: "（二輪）左腕を水平に伸ばす",
    reading: "（二輪[にりん]）左腕[ひだりうで]を水平[すいへい]に伸[の]ばす",
    en: "Rider: left arm level",
    ne: "मोटरसाइकल चालकको बायाँ हात तेर्सो",
    meaning: "Left turn or lane change to the left.",
    alt: "A motorcycle rider seen from behind with the left arm stretched out level to the left.",
  },
  "dh-moto-left-up": {
    kind: "hand-signal",
    ja: "（二輪）左腕のひじを上に曲げる",
    reading: "（二輪[にりん]）左腕[ひだりうで]のひじを上[うえ]に曲[ま]げる",
    en: "Rider: left arm bent up",
    ne: "मोटरसाइकल चालकको बायाँ कुहिनो माथि मोडेको",
    meaning: "Right turn, U-turn or lane change to the right.",
    alt: "A motorcycle rider seen from behind with the left arm out to the side, the forearm straight up.",
  },
  "dh-right-arm-level": {
    kind: "hand-signal",
    ja: "右腕を水平に伸ばす",
    reading: "右腕[みぎうで]を水平[すいへい]に伸[の]ばす",
    en: "Right arm level out of the right window",
    ne: "झ्यालबाट दायाँ हात तेर्सो",
    meaning: "Right turn, U-turn or lane change to the right.",
    alt: "A car seen from behind; the driver's right arm is stretched out level to the right.",
  },
  "dh-right-arm-up": {
    kind: "hand-signal",
    ja: "右腕のひじを垂直に上に曲げる",
    reading: "右腕[みぎうで]のひじを垂直[すいちょく]に上[うえ]に曲[ま]げる",
    en: "Right arm bent up at the elbow",
    ne: "दायाँ कुहिनो माथि मोडेको",
    meaning: "Left turn or lane change to the left.",
    alt: "A car seen from behind; the driver's right arm is out of the window, the forearm straight up.",
  },
  "ph-arm-up-front": {
    kind: "hand-signal",
    ja: "腕を垂直に上げた状態（対面）",
    reading:
      "腕[うで]を垂直[すいちょく]に上[あ]げた状態[じょうたい]（対面[たいめん]）",
    en: "Arm raised, officer facing you",
    ne: "एउटा हात माथि, प्रहरी तपाईंतिर फर्केको",
    meaning: "For you (facing front or back): same as RED.",
    alt: "Seen from your lane (violet arrow): a police officer from the front, one arm straight up, the other hanging down.",
  },
  "ph-arm-up-parallel": {
    kind: "hand-signal",
    ja: "腕を垂直に上げた状態（平行）",
    reading:
      "腕[うで]を垂直[すいちょく]に上[あ]げた状態[じょうたい]（平行[へいこう]）",
    en: "Arm raised, officer side-on to you",
    ne: "एउटा हात माथि, प्रहरीको छेउ तपाईंतिर",
    meaning: "You move parallel to the body front: same as YELLOW.",
    alt: "From above behind your lane (violet car): a police officer side-on to it, one arm straight up, the other hanging down.",
  },
  "ph-arms-down-front": {
    kind: "hand-signal",
    ja: "腕をおろした状態（対面）",
    reading: "腕[うで]をおろした状態[じょうたい]（対面[たいめん]）",
    en: "Arms lowered, officer facing you",
    ne: "हात तल, प्रहरी तपाईंतिर फर्केको",
    meaning:
      "The arms were level before and the body has not turned: for you, facing the front of the body, same as RED.",
    alt: "Seen from your lane (violet arrow): a police officer from the front, both arms hanging at the sides.",
  },
  "ph-arms-down-side": {
    kind: "hand-signal",
    ja: "腕をおろした状態（平行）",
    reading: "腕[うで]をおろした状態[じょうたい]（平行[へいこう]）",
    en: "Arms lowered, officer side-on to you",
    ne: "हात तल, प्रहरी छेउबाट",
    meaning:
      "The arms were level before and the body has not turned: for you, moving parallel to the front of the body, same as GREEN.",
    alt: "From above behind your lane (violet car): a police officer side-on to it, both arms hanging at the sides.",
  },
  "ph-arms-side-back": {
    kind: "hand-signal",
    ja: "腕を横に水平に上げた状態（背面）",
    reading:
      "腕[うで]を横[よこ]に水平[すいへい]に上[あ]げた状態[じょうたい]（背面[はいめん]）",
    en: "Arms level, officer's back to you",
    ne: "हात तेर्सो, प्रहरीको पिठ्युँ तपाईंतिर",
    meaning: "Same as RED for you.",
    alt: "Seen from your lane (violet arrow): a police officer from behind, both arms stretched out to left and right.",
  },
  "ph-arms-side-front": {
    kind: "hand-signal",
    ja: "腕を横に水平に上げた状態（対面）",
    reading:
      "腕[うで]を横[よこ]に水平[すいへい]に上[あ]げた状態[じょうたい]（対面[たいめん]）",
    en: "Arms level, officer facing you",
    ne: "हात तेर्सो, प्रहरी तपाईंतिर फर्केको",
    meaning:
      "For you (facing the officer's front or back): same as RED. For traffic moving along the line of the arms: same as GREEN.",
    alt: "Seen from your lane (violet arrow): a police officer from the front, both arms stretched out to left and right.",
  },
  "ph-arms-side-parallel": {
    kind: "hand-signal",
    ja: "腕を横に水平に上げた状態（平行）",
    reading:
      "腕[うで]を横[よこ]に水平[すいへい]に上[あ]げた状態[じょうたい]（平行[へいこう]）",
    en: "Arms level, officer side-on to you",
    ne: "हात तेर्सो, प्रहरीको छेउ तपाईंतिर",
    meaning: "You move along the line of the arms: same as GREEN.",
    alt: "From above behind your lane (violet car): a police officer side-on to it, one arm stretched towards you, one away, along the lane.",
  },
  "pl-lamp-swing-front": {
    kind: "hand-signal",
    ja: "灯火を横に振っている状態（交差）",
    reading:
      "灯火[とうか]を横[よこ]に振[ふ]っている状態[じょうたい]（交差[こうさ]）",
    en: "Lamp swung sideways across your path",
    ne: "बत्ती तेर्सो हल्लाएको (तपाईंको अगाडि)",
    meaning: "Crossing traffic: same as RED.",
    alt: "Night, seen from your lane (violet arrow): a police officer from the front swinging a red lamp to the left and right.",
  },
  "pl-lamp-swing-parallel": {
    kind: "hand-signal",
    ja: "灯火を横に振っている状態（平行）",
    reading:
      "灯火[とうか]を横[よこ]に振[ふ]っている状態[じょうたい]（平行[へいこう]）",
    en: "Lamp swung sideways, along your direction",
    ne: "बत्ती तेर्सो हल्लाएको (तपाईंको दिशामा)",
    meaning: "Traffic moving in the direction the lamp swings: same as GREEN.",
    alt: "Night, from above behind your lane (violet car): a police officer side-on to it swings a red lamp away and back along the lane.",
  },
  "pl-lamp-up-front": {
    kind: "hand-signal",
    ja: "灯火を頭上に上げている状態（対面）",
    reading:
      "灯火[とうか]を頭上[ずじょう]に上[あ]げている状態[じょうたい]（対面[たいめん]）",
    en: "Lamp held overhead, officer facing you",
    ne: "बत्ती टाउकोमाथि (अगाडिबाट)",
    meaning: "Crossing traffic: same as RED.",
    alt: "Night, seen from your lane (violet arrow): a police officer from the front, a red lamp held up above the head.",
  },
  "pl-lamp-up-parallel": {
    kind: "hand-signal",
    ja: "灯火を頭上に上げている状態（平行）",
    reading:
      "灯火[とうか]を頭上[ずじょう]に上[あ]げている状態[じょうたい]（平行[へいこう]）",
    en: "Lamp held overhead, officer side-on",
    ne: "बत्ती टाउकोमाथि (छेउबाट)",
    meaning: "Traffic that had GREEN: same as YELLOW.",
    alt: "Night, from above behind your lane (violet car): a police officer side-on to it holds a red lamp up above the head.",
  },
  "ph-arm-up-back": {
    kind: "hand-signal",
    ja: "腕を垂直に上げた状態（背面）",
    reading:
      "腕[うで]を垂直[すいちょく]に上[あ]げた状態[じょうたい]（背面[はいめん]）",
    en: "Arm raised, officer's back to you",
    ne: "एउटा हात माथि, प्रहरीको पिठ्युँ तपाईंतिर",
    meaning: "For you (facing front or back): same as RED.",
    alt: "Seen from your lane (violet arrow): a police officer from behind, one arm straight up, the other hanging down.",
  },
  "pl-lamp-up-back": {
    kind: "hand-signal",
    ja: "灯火を頭上に上げている状態（背面）",
    reading:
      "灯火[とうか]を頭上[ずじょう]に上[あ]げている状態[じょうたい]（背面[はいめん]）",
    en: "Lamp held overhead, officer's back to you",
    ne: "बत्ती टाउकोमाथि (पछाडिबाट)",
    meaning: "Crossing traffic: same as RED.",
    alt: "Night, seen from your lane (violet arrow): a police officer from behind, a red lamp held up above the head.",
  },
  "dh-moto-left-down": {
    kind: "hand-signal",
    ja: "（二輪）左腕を斜め下に伸ばす",
    reading: "（二輪[にりん]）左腕[ひだりうで]を斜[なな]め下[した]に伸[の]ばす",
    en: "Rider: left arm slanting down",
    ne: "मोटरसाइकल चालकको बायाँ हात तलतिर छड्के",
    meaning: "Slowing down or stopping.",
    alt: "A motorcycle rider seen from behind with the left arm reaching out to the side, slanting down.",
  },
} as const satisfies Signs;
