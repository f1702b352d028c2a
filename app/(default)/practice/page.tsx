export { default, generateMetadata } from "@/app/[language]/practice/page";
