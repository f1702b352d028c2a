import type { Chapter } from "./schema";

export const overtaking = {
  id: "overtaking",
  title: "Overtaking",
  intro:
    'Overtaking has the longest list of "not here". There is a reason for each place. You must be able to see. You must be able to come back. And nobody may step or turn into your way.',
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
        "The difference is the change of course. This is important at crosswalks without signals, where both are forbidden.",
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
        "Remember them in groups. At a bend and at the top of a slope, you cannot see. On a steep downhill and in a tunnel without lanes, you cannot get away. At an intersection, a railroad crossing and crossings, others come from the side.",
        "Two details save points. On slopes, the ban is for the top and the way down, not for the way up. In tunnels, it is for those without lanes.",
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
        "Look how wide your own side is. If it is wide, you have room to overtake on it, so you must not leave it.",
      ],
      rules: ["overtaking-over-the-centre"],
    },
    {
      title: "How to overtake, and when not to",
      stage: "provisional",
      prose: [
        "Do you have to hope that the gap stays open, that the other brakes, or that the bend is empty? Then wait.",
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
      prose: ["When somebody overtakes you, it is not a race."],
      rules: [
        "overtaking-overtaken-do-not-speed-up",
        "overtaking-give-way-to-faster",
        "overtaking-caught-up-by-equal-vehicle",
      ],
    },
  ],
} as const satisfies Chapter;
