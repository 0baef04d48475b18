import { normaliseEmail } from "@skywave/domain/identity/email";
import { mailboxOf } from "@skywave/domain/identity/mailbox-of";
import type { Clock } from "#platform/clock.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { PaymentMethodRow } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { TrialKey, TrialsRepository } from "./trials-repository.ts";

/** By what it is known that somebody has had their trial. */
export type TrialUse = "usedByPerson" | "usedByCard";

export type TrialCard = Pick<PaymentMethodRow, "fingerprint" | "brand">;

export interface Trials {
  /** Whether a trial has been had; undefined where it has not. */
  findUse(identityId: string, card: TrialCard | undefined): Promise<TrialUse | undefined>;
  /** Takes the trial of an order in its transaction, which fails where another one was faster. */
  claim(order: { identityId: string; id: string }, card: TrialCard | undefined): Promise<void>;
}

/** One trial per person and card: by identity, by mailbox, and by the number of the card. */
export function createTrials(dependencies: {
  repository: TrialsRepository;
  identities: Pick<Identities, "find">;
  secrets: Secrets;
  clock: Clock;
  /** The test cards of the sandbox are everybody's. */
  isSandbox: boolean;
}): Trials {
  const { repository, identities, secrets, clock, isSandbox } = dependencies;

  const keysOf = async (identityId: string, card: TrialCard | undefined): Promise<TrialKey[]> => {
    const keys: TrialKey[] = [{ kind: "identity", key: identityId }];
    const identity = await identities.find(identityId);
    if (identity?.email != null) {
      const mailbox = mailboxOf(normaliseEmail(identity.email));
      keys.push({ kind: "mailbox", key: secrets.sign("trial-mailbox", mailbox) });
    }
    const isShared = isSandbox && card?.brand === "visa";
    if (card !== undefined && !isShared) keys.push({ kind: "card", key: card.fingerprint });
    return keys;
  };

  return {
    findUse: async (identityId, card) => {
      const used = await repository.listUsed(await keysOf(identityId, card));
      if (used.length === 0) return undefined;
      return used.every((kind) => kind === "card") ? "usedByCard" : "usedByPerson";
    },

    claim: async (order, card) => {
      const { identityId, id: orderId } = order;
      const claimedAt = clock.now();
      const keys = await keysOf(identityId, card);
      await repository.add(keys.map((key) => ({ ...key, identityId, orderId, claimedAt })));
    },
  };
}
