export { default, generateMetadata } from "@/app/[language]/progress/page";
