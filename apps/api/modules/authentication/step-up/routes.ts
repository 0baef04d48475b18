import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { Identities, ProveAddress } from "#modules/identities/index.ts";
import type { RedeemOneTimeCode } from "../one-time-codes/redeem-one-time-code.ts";
import type { Ceremonies } from "../passkeys/ceremonies.ts";
import type { DecideAssertion } from "../passkeys/decide-assertion.ts";
import type { CheckPassword } from "../password/check-password.ts";
import type { StepUps } from "./step-ups.ts";

export type StepUpHandlers = Pick<
  DomainHandlers<"user">,
  "stepUpWithPassword" | "stepUpWithPasskey" | "stepUpWithOneTimeCode"
>;

/** The calls by which a signed-in person proves afresh who is there. */
export function createStepUpHandlers(dependencies: {
  stepUps: StepUps;
  identities: Identities;
  checkPassword: CheckPassword;
  redeemOneTimeCode: RedeemOneTimeCode;
  ceremonies: Ceremonies;
  decideAssertion: DecideAssertion;
  addresses: Pick<ProveAddress, "proveOwn">;
}): StepUpHandlers {
  const { stepUps, identities, checkPassword, redeemOneTimeCode, ceremonies, decideAssertion, addresses } =
    dependencies;
  return {
    stepUpWithPassword: async ({ body }, { caller, ipAddress }) => {
      const { identityId, deviceId, sessionId } = caller;
      const identity = await identities.find(identityId);
      const passwordHash = identity?.passwordHash ?? null;
      const { password } = body;
      const checked = await checkPassword({ identityId, passwordHash, password, deviceId, ipAddress });
      if (!checked.ok) return checked;
      await stepUps.note(sessionId, "password");
      return done(undefined);
    },

    stepUpWithPasskey: async ({ body }, { caller }) => {
      const ceremony = await ceremonies.spend(body.grant, "authenticate");
      const isOwn = ceremony?.sessionId === caller.sessionId && ceremony.identityId === caller.identityId;
      if (ceremony === undefined || !isOwn) return refuse("UNAUTHORIZED");
      const passkey = await decideAssertion(ceremony, body.credential);
      if (passkey === undefined) return refuse("INVALID_PASSKEY");
      await stepUps.note(caller.sessionId, "passkey");
      return done(undefined);
    },

    stepUpWithOneTimeCode: async ({ body }, { caller, ipAddress }) => {
      const { identityId, deviceId, sessionId } = caller;
      const bearer = { identityId, deviceId, purpose: "step-up" as const };
      const redeemed = await redeemOneTimeCode(bearer, body.otp, ipAddress);
      if (!redeemed.ok) return redeemed;
      const { provenEmail } = redeemed.data;
      const isOwn = provenEmail === null || (await addresses.proveOwn(identityId, provenEmail));
      if (!isOwn) return refuse("NOT_FOUND");
      await stepUps.note(sessionId, "one-time-code");
      return done(undefined);
    },
  };
}
