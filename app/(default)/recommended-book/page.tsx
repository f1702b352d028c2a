export {
  default,
  generateMetadata,
} from "@/app/[language]/recommended-book/page";
