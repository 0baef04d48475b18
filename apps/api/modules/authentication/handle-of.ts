import type { IdentityGrant } from "@skywave/contract";

/** By what somebody is known who has just proved who they are: the username only where there is no address. */
export function handleOf({
  email,
  username,
}: {
  email: string | null;
  username: string | null;
}): Pick<IdentityGrant, "emailAddress" | "username"> {
  if (email !== null) return { emailAddress: email };
  return username === null ? {} : { username };
}
