export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/[language]/exams/[test]/page";

export const dynamicParams = false;
