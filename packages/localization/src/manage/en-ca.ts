import { type ManageDictionary, manageEnUs } from "./en-us.ts";

export const manageEnCa: ManageDictionary = { ...manageEnUs };
