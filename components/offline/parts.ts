/** What is loaded later, as one file. */
export { OfflineStatus } from "./offline-status";
export { Notices } from "./notices";
