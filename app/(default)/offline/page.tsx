export { default, generateMetadata } from "@/app/[language]/offline/page";
