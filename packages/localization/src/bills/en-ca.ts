import { type BillsDictionary, billsEnUs } from "./en-us.ts";

export const billsEnCa: BillsDictionary = { ...billsEnUs };
