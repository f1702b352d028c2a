import { hazardSetPage } from "@/components/hazards/hazard-page";

const { Page, generateMetadata } = hazardSetPage("hazards-5");

export { generateMetadata, Page as default };
