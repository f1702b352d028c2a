export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/embed/[language]/sets/[id]/page";

export const dynamicParams = false;
