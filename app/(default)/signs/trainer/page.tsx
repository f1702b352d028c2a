export { default, generateMetadata } from "@/app/[language]/signs/trainer/page";
