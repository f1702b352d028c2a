/** What could not be kept is noted for as long as a page is open. */
const openPage = () => import("@/lib/browser/storage");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.resetModules();
});
afterEach(() => jest.restoreAllMocks());

function block(storage: "localStorage" | "sessionStorage") {
  jest.spyOn(window, storage, "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
}
function fill() {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

it("stores a text permanently", async () => {
  const { keepsProgress, readText, removeText, writeText } = await openPage();
  expect(readText("key")).toBeNull();

  expect(writeText("key", "text")).toBe("browser");
  expect(localStorage.getItem("key")).toBe("text");
  expect(readText("key")).toBe("text");
  expect(keepsProgress()).toBe(true);

  removeText("key");
  expect(readText("key")).toBeNull();
});

it("stores a text for this visit only", async () => {
  const { readText, removeText, writeText } = await openPage();

  writeText("key", "text", "session");
  expect(sessionStorage.getItem("key")).toBe("text");
  expect(localStorage.getItem("key")).toBeNull();
  expect(readText("key", "session")).toBe("text");

  removeText("key", "session");
  expect(readText("key", "session")).toBeNull();
});

it("finds the keys that begin alike", async () => {
  const { keysThatBegin } = await openPage();
  localStorage.setItem("a:1", "");
  localStorage.setItem("a:2", "");
  localStorage.setItem("b:1", "");

  expect(keysThatBegin("a:").sort()).toEqual(["a:1", "a:2"]);
});

it("continues in memory if storage is blocked, and says so", async () => {
  block("localStorage");
  const { keepsProgress, keysThatBegin, readText, removeText, writeText } =
    await openPage();

  expect(writeText("a:1", "text")).toBe("memory");
  expect(readText("a:1")).toBe("text");
  expect(keysThatBegin("a:")).toEqual(["a:1"]);
  expect(keepsProgress()).toBe(false);

  removeText("a:1");
  expect(readText("a:1")).toBeNull();
});

it("reads what is in a full storage, and later values from memory", async () => {
  localStorage.setItem("old", "text");
  localStorage.setItem("key", "before");
  fill();
  const { keepsProgress, keysThatBegin, readText, writeText } =
    await openPage();

  expect(writeText("key", "after")).toBe("memory");
  expect(readText("key")).toBe("after");
  expect(readText("old")).toBe("text");
  expect(keysThatBegin("").sort()).toEqual(["key", "old"]);
  expect(keepsProgress()).toBe(false);
});

it("learns that a storage is full before anything is lost", async () => {
  fill();
  const { keepsProgress } = await openPage();

  expect(keepsProgress()).toBe(false);
});

it("does not call progress lost if only the visit cannot be recorded", async () => {
  block("sessionStorage");
  const { keepsProgress, writeText } = await openPage();

  expect(writeText("key", "text", "session")).toBe("memory");
  expect(keepsProgress()).toBe(true);
});

it("leaves no trace of the attempt", async () => {
  const { keepsProgress } = await openPage();

  expect(keepsProgress()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("can record that something is not saved", async () => {
  const { keepsProgress, recordNotKept } = await openPage();

  recordNotKept();

  expect(keepsProgress()).toBe(false);
});
