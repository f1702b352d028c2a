export { default, generateMetadata } from "@/app/[language]/signs/page";
