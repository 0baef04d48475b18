import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { attachIdentity } from "../sessions/attach-identity.ts";
import type { SignInWithOneTimeCodeOutcome } from "../authentication/sign-in-with-one-time-code.ts";
import { ask } from "../outcomes/ask.ts";
import type { LinkOver, NamedLink } from "./show-targeted-link.ts";

export type RedeemTargetedLinkOutcome =
  | { ok: true; subscriptionId: string }
  | Extract<SignInWithOneTimeCodeOutcome, { ok: false }>
  | LinkOver;

/** Signs in as the owner of the plan by the code that was sent for its link; whoever was signed in here is signed out. */
export async function redeemTargetedLink(
  skywave: Skywave,
  { code, ...link }: NamedLink & { code: string },
): Promise<RedeemTargetedLinkOutcome> {
  const redeemed = await ask(skywave, {
    domain: "subscription",
    name: "redeemTargetedLink",
    input: { body: { ...link, otp: readOneTimeCode(code) } },
    expected: ["TARGETED_LINK_OVER", "EXPIRED", "INVALID", "NOT_FOUND"],
  });
  if (!redeemed.ok) {
    switch (redeemed.code) {
      case "TARGETED_LINK_OVER":
      case "EXPIRED":
      case "INVALID":
      case "NOT_FOUND":
        return { ok: false, code: redeemed.code };
      default:
        return redeemed;
    }
  }
  const { grant, subscriptionId } = redeemed.data;
  if (skywave.session.current()?.sessionType === "authenticated") await skywave.session.signOut();
  const identity = await ask(skywave, {
    domain: "user",
    name: "otpAuthenticate",
    input: {},
    options: { identityGrant: grant },
    expected: [],
  });
  if (!identity.ok) return identity;
  const attached = await attachIdentity(skywave, identity.data);
  return attached.ok ? { ok: true, subscriptionId } : attached;
}
