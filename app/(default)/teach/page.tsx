export { default, generateMetadata } from "@/app/[language]/teach/page";
