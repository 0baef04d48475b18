import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { IdentityGrants, ProveAddress } from "#modules/identities/index.ts";
import type { ExchangeProof } from "./exchange-proof.ts";
import type { RedeemOneTimeCode } from "./one-time-codes/redeem-one-time-code.ts";
import type { SendOneTimeCode } from "./one-time-codes/send-one-time-code.ts";
import type { AuthenticatePassword } from "./password/authenticate-password.ts";

export type SignInHandlers = Pick<
  DomainHandlers<"user">,
  "authenticatePassword" | "otpInitiate" | "otpRedeem" | "otpAuthenticate"
>;

/** The calls by which people sign in with a password or a code. */
export function createSignInHandlers(dependencies: {
  authenticatePassword: AuthenticatePassword;
  sendOneTimeCode: SendOneTimeCode;
  redeemOneTimeCode: RedeemOneTimeCode;
  exchangeProof: ExchangeProof;
  grants: IdentityGrants;
  addresses: Pick<ProveAddress, "findEarlier">;
}): SignInHandlers {
  const { sendOneTimeCode, redeemOneTimeCode, exchangeProof, grants, addresses } = dependencies;
  return {
    authenticatePassword: ({ body }, { caller, ipAddress }) =>
      dependencies.authenticatePassword({ ...body, deviceId: caller.deviceId, ipAddress }),

    otpInitiate: async ({ body }, { caller, ipAddress }) => {
      // A fresh proof is asked of the person who is signed in, never of another.
      const isForSomebodyElse = body.otpContext === "step-up" && caller.identityId !== body.identityId;
      if (isForSomebodyElse) return refuse("BAD_REQUEST");
      return sendOneTimeCode({
        identityId: body.identityId,
        channel: body.otpOption,
        purpose: body.otpContext,
        language: body.language,
        deviceId: caller.deviceId,
        ipAddress,
        template: "one-time-code",
      });
    },

    otpRedeem: async ({ body }, { caller, ipAddress }) => {
      const { identityId } = body;
      const { deviceId } = caller;
      const bearer = { identityId, deviceId, purpose: "sign-in" as const };
      const redeemed = await redeemOneTimeCode(bearer, body.otp, ipAddress);
      if (!redeemed.ok) return redeemed;
      const { provenEmail } = redeemed.data;
      const proven = { identityId, deviceId, assurance: "email" as const, provenEmail };
      const earlierAccount =
        provenEmail === null
          ? undefined
          : await addresses.findEarlier({ identityId, email: provenEmail, deviceId });
      return done({
        grant: await grants.issue(proven, "one-time-code"),
        ...(earlierAccount !== undefined && { earlierAccount }),
      });
    },

    otpAuthenticate: async (_request, { caller }) => {
      const exchanged = await exchangeProof(caller.grant, "one-time-code");
      return exchanged === undefined ? refuse("UNAUTHORIZED") : done(exchanged);
    },
  };
}
