/** What is fetched later, as one file. */
export { KeepSite } from "./keep-site";
export { Notices } from "./notices";
