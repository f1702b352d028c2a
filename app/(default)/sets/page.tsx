export { default, generateMetadata } from "@/app/[language]/sets/page";
