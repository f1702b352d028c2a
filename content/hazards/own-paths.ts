import type { OwnPath } from "./places-schema";

/**
 * The way of your own car where it does not go straight on, from its front
 * bumper. The plan lays your stopping distance along it.
 */
export const ownPaths: Readonly<Partial<Record<`hz-${number}`, OwnPath>>> = {
  "hz-06": [
    [-0.35, 2.1],
    [1, 6.5],
    [5, 9],
    [40, 9.4],
  ],
  "hz-07": [
    [-0.35, 2.1],
    [-0.6, 6.5],
    [-3, 9.4],
    [-40, 9.6],
  ],
  "hz-08": [
    [-0.35, 2.1],
    [2, 4.6],
    [5.6, 5.2],
    [40, 5.2],
  ],
  "hz-35": [
    [-0.35, 2.1],
    [-0.5, 6],
    [-3, 9],
    [-40, 9.2],
  ],
  "hz-39": [
    [-0.35, 2.1],
    [-0.4, 11],
    [-2.4, 15],
    [-40, 15.4],
  ],
  "hz-45": [
    [-0.35, 2.1],
    [-0.6, 8.8],
    [-3, 13],
    [-40, 13.3],
  ],
  "hz-46": [
    [-0.35, 2.1],
    [1.2, 9.4],
    [4.4, 11.8],
    [40, 12],
  ],
};
