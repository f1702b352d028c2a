import { signals } from "./signals";
import { whereToDrive } from "./where-to-drive";
import { signs } from "./signs";
import { markings } from "./markings";
import { intersections } from "./intersections";
import { driversSignalsHornAndLights } from "./drivers-signals-horn-and-lights";
import { speedAndDistance } from "./speed-and-distance";
import type { AnyChapterText } from "../schema";
import { levelCrossings } from "./level-crossings";
import { overtaking } from "./overtaking";
import { pedestriansCyclistsAndEScooters } from "./pedestrians-cyclists-and-e-scooters";
import { alcoholPhoneAndBelts } from "./alcohol-phone-and-belts";
import { howTheTestsWork } from "./how-the-tests-work";
import { parkingAndStopping } from "./parking-and-stopping";
import { licencesAndMarks } from "./licences-and-marks";
import { hazardPrediction } from "./hazard-prediction";

/** The chapters that are said in Nepali, by the `id` of the chapter. */
export const chapters: Readonly<Partial<Record<string, AnyChapterText>>> = {
  "level-crossings": levelCrossings,
  signals: signals,
  "where-to-drive": whereToDrive,
  overtaking,
  "pedestrians-cyclists-and-e-scooters": pedestriansCyclistsAndEScooters,
  "alcohol-phone-and-belts": alcoholPhoneAndBelts,
  "how-the-tests-work": howTheTestsWork,
  signs: signs,
  markings: markings,
  intersections: intersections,
  "drivers-signals-horn-and-lights": driversSignalsHornAndLights,
  "parking-and-stopping": parkingAndStopping,
  "licences-and-marks": licencesAndMarks,
  "hazard-prediction": hazardPrediction,
  "speed-and-distance": speedAndDistance,
};
