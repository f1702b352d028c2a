import { colours } from "@/packages/road-art/drawing/colours";
import { circle, group, path, rect } from "@/packages/road-art/drawing/svg";

const shape =
  "M-19.6-4.4V-8.6Q-19-11-14-11.6L-8.4-16.4Q-7.4-17.2-6-17.2H5.4Q6.8-17.2 8-16.2L13.4-11.6Q18.8-10.8 19.6-8.2V-4.4Q19.6-3 18.2-3H-18.2Q-19.6-3-19.6-4.4Z";

/** A car from the side, 40 long, nose to the right; the origin is on the ground. */
export function carSide(own: boolean, braking = false): string {
  const colour = own ? colours.ownCar : colours.otherCar;
  return group(
    {},
    path(
      shape,
      own
        ? { fill: colour, stroke: colours.white, width: 1.6 }
        : { fill: colour, stroke: colours.greyCarDark, width: 0.5 },
    ),
    path(
      "M-11.2-11.6L-7.2-15.4H-.8V-11.6ZM.8-11.6V-15.4H5.4L10.4-11.6Z",
      colours.glass,
    ),
    path("M0-11V-4.4M-5-9.4H-2.4M5-9.4H2.4", {
      stroke: own ? colours.ownCarDark : colours.otherCarDark,
      width: 0.6,
    }),
    rect([-19.6, -17.8, -9.4, -6.6], colours.brakeLamp),
    braking
      ? circle([-19, -8], 3.2, { fill: colours.brakeLamp, opacity: 0.5 })
      : "",
    path("M19-9L16.4-9.6V-7.2H19.6Z", colours.beam),
    ...[-11.6, 11.6].map(
      (x) =>
        circle([x, -3.9], 3.9, colours.tyre) +
        circle([x, -3.9], 1.7, colours.kerb),
    ),
  );
}
