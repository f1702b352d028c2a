export {
  default,
  generateMetadata,
} from "@/app/[language]/sets/hazards-1/page";
