export {
  default,
  generateMetadata,
} from "@/app/[language]/sets/hazards-4/page";
