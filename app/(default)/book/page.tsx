export { default, generateMetadata } from "@/app/[language]/book/page";
