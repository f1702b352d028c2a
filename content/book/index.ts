import { howTheTestsWork } from "./01-how-the-tests-work";
import { signals } from "./02-signals";
import { signs } from "./03-signs";
import { markings } from "./04-markings";
import { whereToDrive } from "./05-where-to-drive";
import { speedAndDistance } from "./06-speed-and-distance";
import { intersections } from "./07-intersections";
import { pedestriansCyclistsAndEScooters } from "./08-pedestrians-cyclists-and-e-scooters";
import { overtaking } from "./09-overtaking";
import { levelCrossings } from "./10-level-crossings";
import { parkingAndStopping } from "./11-parking-and-stopping";
import { driversSignalsHornAndLights } from "./12-drivers-signals-horn-and-lights";
import { expressways } from "./13-expressways";
import { alcoholPhoneAndBelts } from "./14-alcohol-phone-and-belts";
import { licencesAndMarks } from "./15-licences-and-marks";
import { accidentsAndFirstAid } from "./16-accidents-and-first-aid";
import { theVehicle } from "./17-the-vehicle";
import { naturalForcesAndWeather } from "./18-natural-forces-and-weather";
import { hazardPrediction } from "./19-hazard-prediction";
import { whatChanged } from "./20-what-changed";
import { traps } from "./21-traps";
import { theNumbers } from "./22-the-numbers";
import { words } from "./23-words";
import { studyPlans } from "./24-study-plans";
import type { Chapter } from "./schema";

/** The chapters of the book in their order. */
export const chapters: readonly Chapter[] = [
  howTheTestsWork,
  signals,
  signs,
  markings,
  whereToDrive,
  speedAndDistance,
  intersections,
  pedestriansCyclistsAndEScooters,
  overtaking,
  levelCrossings,
  parkingAndStopping,
  driversSignalsHornAndLights,
  expressways,
  alcoholPhoneAndBelts,
  licencesAndMarks,
  accidentsAndFirstAid,
  theVehicle,
  naturalForcesAndWeather,
  hazardPrediction,
  whatChanged,
  traps,
  theNumbers,
  words,
  studyPlans,
];
