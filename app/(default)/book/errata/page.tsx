export { default, generateMetadata } from "@/app/[language]/book/errata/page";
