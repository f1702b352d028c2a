export { default, generateMetadata } from "@/app/[language]/data/page";
