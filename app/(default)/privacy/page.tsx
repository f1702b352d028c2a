export { default, generateMetadata } from "@/app/[language]/privacy/page";
