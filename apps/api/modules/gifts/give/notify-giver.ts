import type { Clock } from "#platform/clock.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { GiftRow } from "../gifts-repository.ts";

type GiftMessage =
  | { template: "gift-receipt" }
  | { template: "gift-voided" | "gift-restored"; disputeId: string; amountInCents: number };

const RECEIPT = { template: "gift-receipt" } as const;

export type NotifyGiver = (giftRow: GiftRow, message?: GiftMessage) => Promise<void>;

/** What becomes of a gift is told to whoever has paid it, in the transaction in which it does. */
export function createNotifyGiver(dependencies: {
  identities: Pick<Identities, "find">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}): NotifyGiver {
  const { identities, jobs, clock } = dependencies;
  return async ({ identityId, id: giftId }, message = RECEIPT) => {
    const giver = await identities.find(identityId);
    if (giver?.email == null) return;
    await jobs.send("send-message", {
      id: `${message.template}.${giftId}${"disputeId" in message ? `.${message.disputeId}` : ""}`,
      writtenAt: clock.now().toString(),
      to: giver.email,
      channel: "mail",
      locale: giver.language,
      content: { identityId, giftId, ...contentOf(message) },
    });
  };
}

function contentOf(message: GiftMessage) {
  return message.template === "gift-receipt"
    ? { template: message.template }
    : { template: message.template, amountInCents: message.amountInCents };
}
