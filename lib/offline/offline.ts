import { createStore } from "zustand/vanilla";
import {
  defaultLanguage,
  languageCodes,
  languages,
  type Language,
} from "@/content/languages";
import { workerAddress } from "@/lib/addresses/file-addresses";
import { asset } from "@/lib/addresses/links";
import { downloadJson } from "@/lib/browser/download";
import { onIdle } from "@/lib/browser/idle";
import { line } from "@/lib/browser/line";
import {
  findRegistration,
  mayKeepUnasked,
  registerWorker,
  serviceWorkers,
} from "@/lib/browser/service-workers";
import { quizMoments, type QuizMoments } from "@/lib/quiz/quiz-moments";

type Offline = {
  /** Whether the site is saved for offline use. */
  state: "unknown" | "impossible" | "offered" | "saving" | "saved" | "failed";
  /** A newer release is installed and waits to be activated. */
  hasUpdate: boolean;
};

const place = { address: workerAddress, scope: asset("/") };

/** The state of saving the site for offline use. */
export const offlineState = createStore<Offline>(() => ({
  state: "unknown",
  hasUpdate: false,
}));

/**
 * Saves the site and the pictures of each set that is started, until the
 * returned function is called. If data is expensive, only on request.
 */
export function startOffline() {
  onIdle(() => void begin(), 5000);

  if (!serviceWorkers()) return;
  // The visit may have started without a connection.
  const stopLine = line.subscribe((now, before) => {
    if (now.isUp && before.isUp === false) resume();
  });
  const keep = (moments: QuizMoments) =>
    void cachePictures(moments).catch(() => undefined);
  keep(quizMoments.getState());
  const stop = quizMoments.subscribe((moments, before) => {
    const { begun, listens } = before;
    if (moments.begun !== begun || moments.listens !== listens) keep(moments);
  });
  return () => {
    stop();
    stopLine();
  };
}

function resume() {
  const { state } = offlineState.getState();
  if (state === "unknown" || state === "failed") void begin();
}

async function begin() {
  if (!serviceWorkers()) {
    offlineState.setState({ state: "impossible" });
  } else if (!(await mayKeepUnasked(place.scope))) {
    offlineState.setState({ state: "offered" });
  } else {
    // The visitor did not ask for it: a later visit tries again.
    await saveOffline("unknown");
  }
}

/** Downloads the site and reports its progress in `offlineState`. */
export async function saveOffline(otherwise: Offline["state"] = "failed") {
  offlineState.setState({ state: "saving" });
  try {
    await registerWorker(place);
    const registration = await findRegistration(place.scope);
    if (registration) watchUpdates(registration);
    else offlineState.setState({ state: "impossible" });
  } catch {
    offlineState.setState({ state: otherwise });
  }
}

function watchUpdates(registration: ServiceWorkerRegistration) {
  const note = () => {
    const { active, installing, waiting } = registration;
    const isBusy = installing !== null || waiting !== null;
    offlineState.setState({
      state: active ? "saved" : isBusy ? "saving" : "failed",
      hasUpdate: active !== null && waiting !== null,
    });
  };
  const watch = () =>
    registration.installing?.addEventListener("statechange", note);

  registration.addEventListener("updatefound", watch);
  watch();
  note();
}

/** Activates the newer release and reloads this page with it. */
export async function takeUpdate() {
  const waiting = (await findRegistration(place.scope))?.waiting;
  if (!waiting) return location.reload();

  serviceWorkers()?.addEventListener(
    "controllerchange",
    () => location.reload(),
    { once: true },
  );
  waiting.postMessage({ type: "take-over" });
}

type Sizes = Record<"bytes" | "book", Record<Language, number>>;

/** How much the site, or the book, downloads here, in bytes, compressed. */
export async function offlineBytes(
  part: keyof Sizes = "bytes",
  cache?: RequestCache,
): Promise<number> {
  const sizes = await downloadJson(asset("/offline.json"), areSizes, cache);
  const { lang } = document.documentElement;
  const read = languageCodes.find((code) => languages[code].lang === lang);
  return sizes[part][read ?? defaultLanguage];
}

function areSizes(value: unknown): value is Sizes {
  const { bytes, book } = (value ?? {}) as Partial<Sizes>;
  return languageCodes.every((code) =>
    [bytes, book].every((sizes) => typeof sizes?.[code] === "number"),
  );
}

/**
 * Saves the pictures of the current set, once there is a worker, and its
 * recorded voices, megabytes of them, once one was listened to.
 */
async function cachePictures({ begun, listens }: QuizMoments) {
  const paths = begun?.flatMap(({ image, recordings = {} }) => [
    image,
    ...(listens ? Object.values(recordings) : []),
  ]);
  const addresses = paths?.flatMap((path) => (path ? [asset(path)] : []));
  const registration = await serviceWorkers()?.ready;
  registration?.active?.postMessage({
    type: "keep-pictures",
    addresses: [...new Set(addresses)],
  });
}
