import {
  createAuthenticatePassword,
  createExchangeProof,
  createMagicLinkHandlers,
  type MagicLinksRepository,
  createPasskeyHandlers,
  createRedeemMagicLink,
  createRequestMagicLink,
  createSignInHandlers,
  createStepUpHandlers,
} from "#modules/authentication/index.ts";
import { contactsOf, type IdentitiesRepository, type TellOwnerOfChange } from "#modules/identities/index.ts";
import type { composeProofs } from "./compose-proofs.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires the calls by which people prove who they are. */
export function composeAuthentication(
  platform: Platform,
  providers: {
    identities: IdentitiesRepository;
    proofs: ReturnType<typeof composeProofs>;
    links: MagicLinksRepository;
    isLiveSession: (sessionId: string) => Promise<boolean>;
    describeDevice: (deviceId: string) => Promise<string>;
    tellOwnerOfChange: TellOwnerOfChange;
  },
) {
  const { clock, database, secrets, limits, jobs, securityLog } = platform;
  const { identities, proofs, links, describeDevice, tellOwnerOfChange } = providers;
  const { addresses, grants, origins, sendOneTimeCode, redeemOneTimeCode, checkPassword, stepUps } = proofs;
  const { ceremonies, relyingParty, judgeAssertion } = proofs;
  const exchangeProof = createExchangeProof({ identities, grants, addresses });
  const tellOwner = async (identityId: string, notice: "passkey-added" | "passkey-removed") => {
    const identity = await identities.find(identityId);
    if (identity !== undefined) await tellOwnerOfChange(identity, notice, contactsOf(identity));
  };
  return {
    handlers: {
      ...createSignInHandlers({
        authenticatePassword: createAuthenticatePassword({ identities, grants, secrets, checkPassword }),
        sendOneTimeCode,
        redeemOneTimeCode,
        exchangeProof,
        grants,
        addresses,
      }),
      ...createMagicLinkHandlers({
        requestMagicLink: createRequestMagicLink({
          links,
          identities,
          limits,
          clock,
          secrets,
          isOwnOrigin: (origin) => origins.isOwn(origin),
          describeDevice,
          sendMessage: (message) => jobs.send("send-message", message),
        }),
        redeemMagicLink: createRedeemMagicLink({ links, grants, addresses, clock }),
        exchangeProof,
        limits,
      }),
      ...createPasskeyHandlers({
        repository: proofs.passkeys,
        userHandles: proofs.userHandles,
        ceremonies,
        identities,
        relyingParty,
        securityLog,
        database,
        clock,
        isLiveSession: providers.isLiveSession,
        describeDevice,
        tellOwner,
        grants,
        limits,
        stepUps,
        judgeAssertion,
      }),
      ...createStepUpHandlers({
        stepUps,
        identities,
        checkPassword,
        redeemOneTimeCode,
        ceremonies,
        judgeAssertion,
        addresses,
      }),
    },
    wipe: (identityId: string) => links.removeAllOf(identityId),
    removeExpired: () => links.removeExpired(clock.realNow().subtract({ hours: 24 })),
  };
}
