export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/[language]/sets/[id]/page";

export const dynamicParams = false;
