import type { Language } from "../languages";

/** What the site says about use without a connection and about installing. */
export type OfflineWords = Record<
  | "noConnection"
  | "kept"
  | "keep"
  | "keeping"
  | "keepFailed"
  | "newVersion"
  | "reload"
  | "install"
  | "installText"
  | "installOnIos"
  | "installButton"
  | "close"
  | "pageTitle"
  | "pageText",
  string
>;

/** A file of its own: it is loaded later than the other words. */
export const offlineWords: Record<Language, OfflineWords> = {
  en: {
    noConnection: "No connection. What is kept in this browser still works.",
    kept: "All sets can be opened without a connection.",
    keep: "Save for offline ({size} KB)",
    keeping: "The sets are being saved in this browser…",
    keepFailed: "The sets could not be saved. Please try again.",
    newVersion: "A new version of this site is ready.",
    reload: "Reload",
    install: "Put this site on your home screen",
    installText: "It then opens like an app, also without a connection.",
    installOnIos:
      "Tap Share, then “Add to Home Screen”. Answers are kept longer there; it starts without those given in Safari.",
    installButton: "Install",
    close: "Not now",
    pageTitle: "No connection",
    pageText:
      "This page is not kept in this browser. These sets open without a connection:",
  },
  ne: {
    noConnection: "इन्टरनेट जोडिएको छैन। यस ब्राउजरमा राखिएका सेट भने चल्छन्।",
    kept: "इन्टरनेट नभए पनि सबै सेट खुल्छन्।",
    keep: "इन्टरनेटविना चलाउन राख्नुहोस् ({size}\u00a0KB)",
    keeping: "सेटहरू यस ब्राउजरमा राखिँदै छन्…",
    keepFailed: "सेटहरू राख्न सकिएन। फेरि प्रयास गर्नुहोस्।",
    newVersion: "यस साइटको नयाँ संस्करण तयार छ।",
    reload: "फेरि खोल्नुहोस्",
    install: "यस साइटलाई होम स्क्रिनमा राख्नुहोस्",
    installText: "त्यसपछि यो एपजस्तै खुल्छ, इन्टरनेट नभए पनि।",
    installOnIos:
      "Share थिच्नुहोस् र “Add to Home Screen” छान्नुहोस्। त्यहाँ उत्तरहरू लामो समय रहन्छन्, तर Safari\u00a0मा दिएका उत्तर त्यहाँ सर्दैनन्।",
    installButton: "राख्नुहोस्",
    close: "अहिले होइन",
    pageTitle: "इन्टरनेट जोडिएको छैन",
    pageText: "यो पृष्ठ यस ब्राउजरमा राखिएको छैन। यी सेट भने इन्टरनेट नभए पनि खुल्छन्:",
  },
};
