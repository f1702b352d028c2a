import { corners, painted, stopLine, tree, zebra } from "./parts-road";
import { greenLight } from "./parts-street";

/** A crossing with a green light for your way and crosswalks on all sides. */
export const signalled = [
  corners([58, 102], [36, 84]),
  tree([30, 12]),
  tree([130, 10], 7),
  tree([26, 106], 7),
  tree([134, 108]),
  painted([80, -2], [80, 22]),
  painted([80, 98], [80, 122]),
  painted([-2, 60], [44, 60]),
  painted([116, 60], [162, 60]),
  zebra([58, 102, 25, 33], "up"),
  zebra([58, 102, 87, 95], "up"),
  zebra([47, 55, 36, 84], "across"),
  zebra([105, 113, 36, 84], "across"),
  stopLine([59, 98], [79, 98]),
  stopLine([81, 22], [101, 22]),
  stopLine([44, 37], [44, 59]),
  stopLine([116, 61], [116, 83]),
  greenLight([44, 28]),
];
