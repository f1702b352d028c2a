export {
  default,
  generateMetadata,
} from "@/app/[language]/sets/hazards-5/page";
