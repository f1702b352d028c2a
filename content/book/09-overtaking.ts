import type { Chapter } from "./schema";

export const overtaking = {
  id: "overtaking",
  title: "Overtaking",
  intro:
    'Overtaking is the manoeuvre with the longest list of "not here". The list has a logic: you must be able to see, you must be able to come back, and nobody may step or turn into your way.',
  know: [
    "overtaking-meaning",
    "overtaking-passing-meaning",
    "overtaking-on-the-right",
    "overtaking-double-ban",
    "overtaking-ban-places-list",
    "overtaking-tunnel-with-lanes",
    "overtaking-30m-only-before",
    "overtaking-ban-not-for-light-vehicles",
    "overtaking-procedure-return",
    "overtaking-overtaken-do-not-speed-up",
  ],
  sections: [
    {
      title: "Overtaking and passing",
      stage: "provisional",
      prose: [
        "The difference is the change of course. It matters at crosswalks without signals, where both are forbidden.",
      ],
      rules: [
        "overtaking-meaning",
        "overtaking-passing-meaning",
        "overtaking-on-the-right",
        "overtaking-right-turner-on-the-left",
        "overtaking-tram-on-the-left",
        "overtaking-double-ban",
        "overtaking-double-ban-not-moped-or-bicycle",
      ],
      pictures: [
        "sc-overtake-side",
        "sc-overtake-double",
        "sc-overtake-double-moped",
      ],
    },
    {
      title: "Places where overtaking is forbidden",
      stage: "provisional",
      remember:
        "In Japanese schools: まさひことふみお. Ma is 曲がり角 (bend), sa 坂 (slope), hi 標識 (sign), ko 交差点 (intersection), to トンネル (tunnel), fumi 踏切 (railroad crossing), o 横断歩道 (crosswalk). Of these, ko, fumi and o begin 30 m before.",
      prose: [
        "Remember them in pairs: bend and crest, where you cannot see; steep downhill and tunnel without lanes, where you cannot get away; intersection, railroad crossing and crossings, where others come from the side.",
        "Two words save points: the ban on slopes is for the crest and the way down, not for the climb, and the ban in tunnels is for those without lanes.",
      ],
      rules: [
        "overtaking-ban-places-list",
        "overtaking-steep-uphill-not-banned",
        "overtaking-tunnel-with-lanes",
        "overtaking-intersection-on-priority-road",
        "overtaking-ban-crosswalk-30m",
        "overtaking-30m-only-before",
        "overtaking-ban-not-for-light-vehicles",
        "overtaking-ban-covers-mopeds",
        "overtaking-ban-penalty",
      ],
      pictures: [
        "sc-overtake-bend",
        "sc-overtake-hilltop",
        "sc-overtake-tunnel",
        "sc-overtake-crossing",
      ],
    },
    {
      title: "Going over the centre",
      stage: "provisional",
      prose: [
        "Measure your own side. If it is wide, you have room to overtake without leaving it, so you have no right to leave it.",
      ],
      rules: ["overtaking-over-the-centre"],
    },
    {
      title: "How to overtake, and when not to",
      stage: "provisional",
      prose: [
        "If you have to hope for something, wait: for the gap to stay open, for the other to brake, for the bend to be empty.",
      ],
      rules: [
        "overtaking-watch-all-traffic",
        "overtaking-no-speeding",
        "overtaking-not-when-ahead-moves-right",
        "overtaking-not-when-oncoming-close",
        "overtaking-not-when-being-overtaken",
        "overtaking-not-when-no-return",
        "overtaking-procedure-start",
        "overtaking-procedure-return",
      ],
    },
    {
      title: "When you are overtaken",
      stage: "provisional",
      prose: ["Being overtaken is not a contest."],
      rules: [
        "overtaking-overtaken-do-not-speed-up",
        "overtaking-give-way-to-faster",
        "overtaking-caught-up-by-equal-vehicle",
      ],
    },
  ],
} as const satisfies Chapter;
