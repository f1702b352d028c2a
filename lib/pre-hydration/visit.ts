/**
 * Runs inside a page that is made of what the browser keeps, right before its
 * content: says on the root element whether this is a learner's first visit,
 * for the style sheet (`components/layout/by-visit.css`) and the app
 * (`components/ui/use-visit.ts`). It stays the same while the page is open.
 */
import { readVisit } from "./read-visit";

// React would miss it in what it drew itself.
document.currentScript?.remove();

document.documentElement.dataset.visit = readVisit(location.hash);
