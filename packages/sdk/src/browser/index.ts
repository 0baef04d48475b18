export { type BrowserSkywaveOptions, createBrowserSkywave } from "./create-browser-skywave.ts";
