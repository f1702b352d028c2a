export {
  default,
  generateMetadata,
} from "@/app/[language]/sets/hazards-3/page";
