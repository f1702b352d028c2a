export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/[language]/signs/[group]/page";

export const dynamicParams = false;
