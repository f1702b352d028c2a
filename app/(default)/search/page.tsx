export { default, generateMetadata } from "@/app/[language]/search/page";
