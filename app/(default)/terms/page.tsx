export { default, generateMetadata } from "@/app/[language]/terms/page";
