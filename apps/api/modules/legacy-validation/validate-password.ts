import { normaliseEmail } from "@skywave/domain/identity/email";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import { inLegacyWords } from "./in-legacy-words.ts";

/** Judges a password as signing up and changing one do. What is on file of whoever is signed in counts, too. */
export function createValidatePassword({
  books,
  identities,
}: {
  books: Pick<Books, "findNames">;
  identities: Pick<Identities, "find" | "decidePassword">;
}): Handler<"legacy", "validatePassword"> {
  return async ({ body }, { caller }) => {
    const onFile = caller?.identityId == null ? undefined : await identities.find(caller.identityId);
    const email = body.email === undefined ? onFile?.email : normaliseEmail(body.email);
    const phone = body.phone === undefined ? onFile?.phone : readPhoneNumber(body.phone);
    const billed = onFile === undefined ? [] : await books.findNames(onFile.id);
    const names = [body.firstName, body.lastName, body.username, onFile?.username, ...billed];
    const problem = await identities.decidePassword(body.password, {
      email: email ?? undefined,
      phone: phone ?? undefined,
      names: names.filter((name) => name != null),
    });
    return problem === undefined ? done({ data: { isValid: true } }) : inLegacyWords(problem);
  };
}
