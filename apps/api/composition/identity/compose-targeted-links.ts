import type { IdentitiesRepository } from "#modules/identities/index.ts";
import { createSubscriptionsRepository } from "#modules/subscriptions/index.ts";
import {
  createMintTargetedLinks,
  createRenewTargetedLink,
  createTargetedLinkHandlers,
  createTargetedLinks,
  createTargetedLinksRepository,
  type TargetedLinkHandlers,
} from "#modules/targeted-links/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { composeProofs } from "../compose-proofs.ts";

/** Long enough for whoever finds an old mail to get a fresh link. */
const KEPT_FOR_HOURS = 90 * 24;

type Proofs = Pick<
  ReturnType<typeof composeProofs>,
  "sendOneTimeCode" | "redeemOneTimeCode" | "grants" | "addresses" | "canText"
>;

/** Wires the links of mails that name one plan. */
export function composeTargetedLinks(
  { clock, database, limits, secrets, jobs }: Platform,
  identities: IdentitiesRepository,
) {
  const repository = createTargetedLinksRepository(database);
  const mint = createMintTargetedLinks({ repository, clock, secrets });
  const parts = { repository, identities, subscriptions: createSubscriptionsRepository(database) };
  return {
    mint,
    handlersWith: (proofs: Proofs): TargetedLinkHandlers =>
      createTargetedLinkHandlers(
        createTargetedLinks({ ...parts, ...proofs, limits, clock }),
        createRenewTargetedLink({
          ...parts,
          mint,
          limits,
          clock,
          sendMessage: (message) => jobs.send("send-message", message),
        }),
      ),
    wipe: (identityId: string) => repository.remove(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow().subtract({ hours: KEPT_FOR_HOURS })),
  };
}
