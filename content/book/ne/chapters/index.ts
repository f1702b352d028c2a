import type { AnyChapterText } from "../schema";
import { accidentsAndFirstAid } from "./accidents-and-first-aid";
import { alcoholPhoneAndBelts } from "./alcohol-phone-and-belts";
import { driversSignalsHornAndLights } from "./drivers-signals-horn-and-lights";
import { expressways } from "./expressways";
import { hazardPrediction } from "./hazard-prediction";
import { howTheTestsWork } from "./how-the-tests-work";
import { intersections } from "./intersections";
import { levelCrossings } from "./level-crossings";
import { licencesAndMarks } from "./licences-and-marks";
import { markings } from "./markings";
import { naturalForcesAndWeather } from "./natural-forces-and-weather";
import { overtaking } from "./overtaking";
import { parkingAndStopping } from "./parking-and-stopping";
import { pedestriansCyclistsAndEScooters } from "./pedestrians-cyclists-and-e-scooters";
import { signals } from "./signals";
import { signs } from "./signs";
import { speedAndDistance } from "./speed-and-distance";
import { studyPlans } from "./study-plans";
import { theNumbers } from "./the-numbers";
import { theVehicle } from "./the-vehicle";
import { traps } from "./traps";
import { whatChanged } from "./what-changed";
import { whereToDrive } from "./where-to-drive";
import { words } from "./words";

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
  expressways,
  "accidents-and-first-aid": accidentsAndFirstAid,
  "the-vehicle": theVehicle,
  "natural-forces-and-weather": naturalForcesAndWeather,
  "what-changed": whatChanged,
  "the-numbers": theNumbers,
  words: words,
  "study-plans": studyPlans,
  traps,
};
