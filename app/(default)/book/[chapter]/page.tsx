export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/[language]/book/[chapter]/page";

export const dynamicParams = false;
