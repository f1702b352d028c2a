import { chromeLink, isInAppBrowser } from "@/lib/browser/in-app-browser";

const android = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)";
const chrome = `${android} (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`;
const address = "https://menkyo-mitra.example/sets/basic/";

it.each([
  ["Facebook", `${android} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`],
  ["Messenger", `${android} [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]`],
  ["Messenger", `${iphone} [FBAN/MessengerForiOS;FBAV/480.0.0.42.106]`],
  ["Instagram", `${android} Instagram 360.0.0.30.109 Android (34/14; 420dpi)`],
  ["LINE", `${android} Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.12.0/IAB`],
  ["TikTok", `${android} musical_ly_2023708030 BytedanceWebview/d8a21c6`],
])("knows the browser of %s", (_app, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  ["Chrome", chrome],
  ["Safari", `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Samsung Internet", `${android} SamsungBrowser/28.0 Chrome/130.0.0.0`],
  ["Facebook's crawler", "facebookexternalhit/1.1;line-poker/1.0"],
  ["a browser on-line/offline", `${android} Offline/1.0`],
])("takes %s for an ordinary browser", (_browser, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});

it("leads from an app on Android to Chrome", () => {
  expect(chromeLink(android, address)).toBe(
    "intent://menkyo-mitra.example/sets/basic/#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fmenkyo-mitra.example%2Fsets%2Fbasic%2F;end",
  );
});

it("keeps the code of a shared paper", () => {
  expect(chromeLink(android, `${address}#DQQQZZ`)).toMatch(
    /^intent:\/\/menkyo-mitra\.example\/sets\/basic\/#DQQQZZ#Intent;/,
  );
});

it("leads nowhere on an iPhone", () => {
  expect(chromeLink(iphone, address)).toBeNull();
});
