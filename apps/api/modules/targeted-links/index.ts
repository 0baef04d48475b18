import type { Authentication } from "#modules/authentication/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { canSendTexts } from "#platform/can-send-texts.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createFollowTargetedLink } from "./follow-targeted-link.ts";
import { createIdentifyByLink, type IdentifyByLink } from "./identify-by-link.ts";
import { createMintTargetedLink, type MintTargetedLink } from "./mint-targeted-link.ts";
import { createRenewTargetedLink } from "./renew-targeted-link.ts";
import { createTargetedLinkHandlers, type TargetedLinkHandlers } from "./routes.ts";
import { createTargetedLinksRepository } from "./targeted-links-repository.ts";

export type { MintTargetedLink };

/** Long enough for whoever finds an old mail to get a fresh link. */
const KEPT_FOR_HOURS = 90 * 24;

/** The links of mails that name one plan. */
export interface TargetedLinks extends Module {
  handlers: TargetedLinkHandlers;
  mint: MintTargetedLink;
  identify: IdentifyByLink;
  /** Ends the links that were sent to somebody. */
  removeAllOf(identityId: string): Promise<void>;
}

export interface TargetedLinkNeeds {
  identities: Identities;
  authentication: Authentication;
  subscriptions: Subscriptions;
}

export function createTargetedLinks(platform: Platform, needs: TargetedLinkNeeds): TargetedLinks {
  const { clock, config, database, limits, secrets, jobs } = platform;
  const { identities, subscriptions, authentication } = needs;
  const repository = createTargetedLinksRepository(database);
  const mint = createMintTargetedLink({ repository, clock, secrets });
  const parts = { repository, identities, subscriptions, limits, clock };
  const removeAllOf = (identityId: string) => repository.remove(identityId);
  return {
    handlers: createTargetedLinkHandlers(
      createFollowTargetedLink({
        ...parts,
        sendOneTimeCode: authentication.sendOneTimeCode,
        redeemOneTimeCode: authentication.redeemOneTimeCode,
        grants: identities.grants,
        addresses: identities.addresses,
        canText: canSendTexts(config),
      }),
      createRenewTargetedLink({
        ...parts,
        mint,
        sendMessage: (message) => jobs.send("send-message", message),
      }),
    ),
    mint,
    identify: createIdentifyByLink(repository, clock),
    removeAllOf,
    wipe: removeAllOf,
    removeExpired: () => repository.removeExpired(clock.realNow().subtract({ hours: KEPT_FOR_HOURS })),
  };
}
