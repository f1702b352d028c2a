/** What a scene shows in motion, said in a sentence each. */
export type Outcome = {
  /** What comes of driving on, or of the usual mistake. */
  next: string;
  /** What the driver does instead. */
  right: string;
};

/** Of every scene's first picture. */
export const outcomes = {
  "hz-01": {
    next: "If you keep 50 km/h, the light turns yellow when it is too late to stop gently, with the truck close behind.",
    right:
      "You slow down as soon as you see the man flash, and stop gently before the line.",
  },
  "hz-02": {
    next: "If you keep 40 km/h, the white car comes out without stopping, right in front of you.",
    right:
      "You slow down before the intersection, and the white car crosses in front of you without harm.",
  },
  "hz-03": {
    next: "If you go on at 20 km/h, a bicycle comes out from behind the right wall, and you cannot stop any more.",
    right:
      "You slow down so that you can stop before the corner, and the bicycle passes.",
  },
  "hz-04": {
    next: "If you keep 40 km/h, the walker steps into your lane, and you see him clearly only when he is close.",
    right: "You slow down at once, and the walker crosses in your light.",
  },
  "hz-05": {
    next: "If you stay close behind the truck, the grey car turns right across your path: its driver did not see you.",
    right: "You drop back, see the grey car begin to turn, and let it go by.",
  },
  "hz-06": {
    next: "If you turn at once, the motorcycle behind the truck is suddenly in front of you.",
    right:
      "You wait until you can see past the truck, and the motorcycle goes by.",
  },
  "hz-07": {
    next: "If you turn at this speed, the child is already on the crosswalk, and the bicycle is beside you.",
    right:
      "You slow down and let the bicycle go by on your left before you turn.",
  },
  "hz-08": {
    next: "If you turn when he waves, the scooter comes out from beside the white car, straight at you.",
    right: "You wait and look, and the scooter passes first.",
  },
  "hz-09": {
    next: "If you keep 20 km/h, the child runs after the ball, right in front of your car.",
    right: "You brake hard at once, and the child runs across in front of you.",
  },
  "hz-10": {
    next: "If you keep 30 km/h, the driver gets out of the first car and steps into your path.",
    right:
      "You slow down with your foot over the brake, and stop when the driver gets out.",
  },
  "hz-11": {
    next: "If you drive round the bus, the man walks out from in front of it into your path.",
    right: "You stop behind the bus, and the man crosses in front of it.",
  },
  "hz-12": {
    next: "If you keep 20 km/h, the boy runs across to the girl who waves, right in front of you.",
    right: "You go at walking speed and can stop when the boy runs across.",
  },
  "hz-13": {
    next: "If you keep 20 km/h, the old woman goes on without looking up and is in front of your car.",
    right:
      "You brake lightly several times, stop, and wait until she has crossed.",
  },
  "hz-14": {
    next: "If you keep your speed, the wind pushes the bicycle into your path behind the end of the wall.",
    right:
      "You stay well behind the bicycle while the grey car passes and the wind blows.",
  },
  "hz-15": {
    next: "If you keep 30 km/h, the rider swings out round the truck, right in front of you.",
    right:
      "You slow down and stay behind while the rider goes round the truck.",
  },
  "hz-16": {
    next: "If you pass the white car, a woman walks out from in front of it on the crosswalk.",
    right: "You stop before the crosswalk, and the woman crosses.",
  },
  "hz-17": {
    next: "If you keep 40 km/h, you meet the van while it is still partly in your lane.",
    right:
      "You slow down and move to the left edge, and the van and the car behind it get by.",
  },
  "hz-18": {
    next: "If you keep 30 km/h, the truck comes round the bend over the yellow line, in your lane.",
    right: "You sound the horn, slow down and keep left, and the truck passes.",
  },
  "hz-19": {
    next: "If you stay in D, the car goes faster and faster towards the bend, and the brakes get hot.",
    right:
      "You change to a lower gear, and the car goes down slowly without hot brakes.",
  },
  "hz-20": {
    next: "If you keep 60 km/h, the wind pushes you to the right on the snow outside.",
    right:
      "You slow down in the tunnel and steer a little against the wind at the exit.",
  },
  "hz-21": {
    next: "If you keep 80 km/h, the truck brakes unseen in the spray, and you come much too close.",
    right: "You drop back until you see the road behind the truck.",
  },
  "hz-22": {
    next: "If you keep 40 km/h, the red lights turn out to be a standing car, and you see it too late.",
    right:
      "You slow down and keep left: the other car passes, and you stop behind the standing one.",
  },
  "hz-23": {
    next: "If you steer left to give the truck room, you leave the tracks and head for the two people.",
    right:
      "You slow down in the tracks, stay behind the two people, and let the truck pass.",
  },
  "hz-24": {
    next: "If you keep 50 km/h, the car slides on the ice of the bridge, towards the railing.",
    right:
      "You slow down before the bridge and cross it straight, at an even speed.",
  },
  "hz-25": {
    next: "If you keep 30 km/h, the water splashes over the people at the bus stop.",
    right: "You brake to walking speed before the puddle, and nobody gets wet.",
  },
  "hz-26": {
    next: "If you keep 30 km/h, people come out of the glare on the crosswalk, right in front of you.",
    right:
      "You brake early and stop before the crosswalk, and the people cross.",
  },
  "hz-27": {
    next: "If you keep 30 km/h, the person between the two lights walks into your lane.",
    right: "You slow down at once, and the person crosses in front of you.",
  },
  "hz-28": {
    next: "If you follow the white car, it does not move on, and you stand on the rails.",
    right:
      "You stop before the line and wait until there is room beyond the rails.",
  },
  "hz-29": {
    next: "If you move over now, the car from the right mirror is already beside you.",
    right: "You stay in the long lane, let the car pass, and join behind it.",
  },
  "hz-30": {
    next: "If you keep 60 km/h, the jam is there at once, and only very hard braking is left.",
    right:
      "You brake early in several steps, with the hazard lamps on, and leave space behind the last car.",
  },
  "hz-31": {
    next: "If you steer into the right lane, the red car from the mirror is there.",
    right:
      "You brake in your own lane, the red car passes, and you stay away from the box.",
  },
  "hz-32": {
    next: "If you pass over the yellow line, the white car comes straight at you.",
    right: "You follow the rider slowly while the white car goes by.",
  },
  "hz-33": {
    next: "If you go at once as the guard waves, the white car meets you beside the cones.",
    right:
      "You wait before the cones until the white car is through, and see the worker step out.",
  },
  "hz-34": {
    next: "If you drive on, the ambulance has to squeeze past you in the intersection.",
    right:
      "You stop at the left edge before the intersection, and the ambulance passes.",
  },
  "hz-35": {
    next: "If you drive out, a bicycle comes from behind the drinks machine, right in front of you.",
    right: "You stop before the sidewalk and look, and the bicycle goes by.",
  },
  "hz-36": {
    next: "If you keep 30 km/h, the taxi cuts across your lane to the woman, without a signal.",
    right: "You slow down early, and the taxi crosses in front of you.",
  },
  "hz-37": {
    next: "If you move over now, the motorcycle is right beside you.",
    right:
      "You slow down behind the truck and let the motorcycle pass before you change lanes.",
  },
  "hz-38": {
    next: "If you pass the tram, people from the tram and the sidewalk walk into your path.",
    right:
      "You stop behind the tram and wait until nobody walks across any more.",
  },
  "hz-39": {
    next: "If you follow the red car, the water gets deep, and your engine may stop, too.",
    right: "You slow down and turn left before the water.",
  },
  "hz-40": {
    next: "If you keep 40 km/h, the deer jumps into the road in front of you.",
    right:
      "You brake early in several steps; the deer crosses, and you watch for the second one.",
  },
  "hz-41": {
    next: "If you keep 30 km/h, a child runs out from behind the bus to the old man, right in front of you.",
    right:
      "You brake early to walking speed, and the child runs across in front of you.",
  },
  "hz-42": {
    next: "If you keep 30 km/h, a scooter comes out through the gap, right in front of you.",
    right: "You slow down and stop before the gap, and the scooter goes first.",
  },
  "hz-43": {
    next: "If you go through the gap, the truck turns left right in front of you and closes it.",
    right:
      "You stop behind the truck: its rear swings to the right while it turns left, then the road is free.",
  },
  "hz-44": {
    next: "If you keep 20 km/h, the man with the cane steps into the road, right in front of you.",
    right:
      "You slow down at once and stop, and the man crosses in front of you.",
  },
  "hz-45": {
    next: "If you turn at once, the motorcycle from the left mirror is between you and the side street.",
    right:
      "You slow down and wait, and the motorcycle goes by on your left before you turn.",
  },
  "hz-46": {
    next: "If you turn before the oncoming car, a walker comes out of the dark on the crosswalk, right in front of you.",
    right:
      "You wait where you are: the oncoming car passes, and the walker crosses.",
  },
  "hz-47": {
    next: "If you keep 40 km/h, the red car meets you head-on in your own lane.",
    right:
      "You brake and move to the left edge, and the red car just gets back in front of the truck.",
  },
  "hz-48": {
    next: "If you keep 20 km/h, the second child rides out from behind the hedge, right in front of you.",
    right:
      "You slow down and stop before the corner, and the second child crosses.",
  },
} as const satisfies Record<`hz-${number}`, Outcome>;
