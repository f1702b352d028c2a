export { default, generateMetadata } from "@/app/[language]/exams/page";
