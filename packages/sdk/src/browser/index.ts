export { type BrowserSkywaveOptions, createBrowserSkywave } from "./create-browser-skywave.ts";
export { createBrowserStorage } from "./storage/browser-storage.ts";
export { describeBrowser } from "./describe-browser.ts";
