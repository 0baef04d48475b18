export { createPersonalise } from "./personalise.ts";
