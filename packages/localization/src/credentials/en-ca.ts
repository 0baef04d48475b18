import { type CredentialsDictionary, credentialsEnUs } from "./en-us.ts";

export const credentialsEnCa: CredentialsDictionary = { ...credentialsEnUs };
