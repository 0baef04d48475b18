import { type MailDictionary, mailEnUs } from "./en-us.ts";

export const mailEnCa: MailDictionary = { ...mailEnUs };
