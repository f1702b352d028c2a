export { default, generateMetadata } from "@/app/[language]/about/page";
