import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { IneligibleIdentity } from "../sessions/attach-identity.ts";
import { type EarlierAccountFound, signInWithProof } from "./earlier-account.ts";

export interface SignInWithMagicLinkInput {
  magicLinkId: string;
  /** The person said that they asked for the link on that other device. */
  isConfirmed: boolean;
}

export type SignInWithMagicLinkOutcome =
  | { ok: true; status: "signedIn"; returnPath: string | undefined }
  /** Asked for elsewhere: nothing happens until the person says that it was them. */
  | { ok: true; status: "awaitingConfirmation"; requestedFrom: string; requestedAt: string }
  | { ok: false; code: "MAGIC_LINK_NOT_FOUND" | "MAGIC_LINK_EXPIRED" }
  | EarlierAccountFound
  | IneligibleIdentity
  | CommonFailure;

/** Redeems a link for a grant, the grant for an identity, and the identity for a signed-in session. */
export async function signInWithMagicLink(
  skywave: Skywave,
  input: SignInWithMagicLinkInput,
): Promise<SignInWithMagicLinkOutcome> {
  const redeemed = await ask(skywave, {
    domain: "user",
    name: "magicLinkRedeem",
    input: { body: input },
    expected: ["INVALID_PAYLOAD", "MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED"],
  });
  if (!redeemed.ok) {
    switch (redeemed.code) {
      case "INVALID_PAYLOAD":
      case "MAGIC_LINK_NOT_FOUND":
        return { ok: false, code: "MAGIC_LINK_NOT_FOUND" };
      case "MAGIC_LINK_EXPIRED":
        return { ok: false, code: redeemed.code };
      default:
        return redeemed;
    }
  }
  const { grant, requestedFrom, requestedAt, returnPath, earlierAccount } = redeemed.data;
  if (grant === undefined) return { ok: true, status: "awaitingConfirmation", requestedFrom, requestedAt };
  const proof = { name: "authenticateMagicLink", grant } as const;
  if (earlierAccount !== undefined) return { ok: false, code: "EARLIER_ACCOUNT", ...earlierAccount, proof };
  const attached = await signInWithProof(skywave, proof);
  return attached.ok ? { ok: true, status: "signedIn", returnPath } : attached;
}
