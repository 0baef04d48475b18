import { normaliseEmail } from "@skywave/domain/identity/email";
import { isUsername } from "@skywave/domain/identity/username";
import type { Identity } from "../identities-repository.ts";

/**
 * The name that somebody typed; none where it is their own address, which needs no name beside it. Undefined where it
 * can be no name: nobody is known by an address that they have not proved.
 */
export function readUsername(
  typed: string,
  { email, emailProvedAt }: Pick<Identity, "email" | "emailProvedAt">,
): string | null | undefined {
  const username = normaliseEmail(typed);
  if (username === email && emailProvedAt !== null) return null;
  return isUsername(username) ? username : undefined;
}
