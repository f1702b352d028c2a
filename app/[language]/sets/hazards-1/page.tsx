import { hazardSetPage } from "@/components/hazards/hazard-page";

const { Page, generateMetadata } = hazardSetPage("hazards-1");

export { generateMetadata, Page as default };
