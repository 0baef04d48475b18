export { createBrowserTransmit } from "./browser-transmit.ts";
export { type BrowserSkywaveOptions, createBrowserSkywave } from "./create-browser-skywave.ts";
export { describeBrowser } from "./describe-browser.ts";
export { createBrowserStorage } from "./storage/browser-storage.ts";
