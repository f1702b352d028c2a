export {
  default,
  generateMetadata,
} from "@/app/[language]/sets/hazards-2/page";
