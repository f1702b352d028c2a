export { default, generateMetadata } from "@/app/[language]/page";
