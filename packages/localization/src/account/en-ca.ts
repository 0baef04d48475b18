import { type AccountDictionary, accountEnUs } from "./en-us.ts";

export const accountEnCa: AccountDictionary = { ...accountEnUs };
