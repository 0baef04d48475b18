import type { Clock } from "#platform/clock.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { GiftRow } from "../gifts-repository.ts";

type GiftNews =
  | { template: "gift-receipt" }
  | { template: "gift-voided" | "gift-restored"; disputeId: string; amountInCents: number };

const RECEIPT = { template: "gift-receipt" } as const;

export type TellGiver = (giftRow: GiftRow, news?: GiftNews) => Promise<void>;

/** What becomes of a gift is told to whoever has paid it, in the transaction in which it does. */
export function createTellGiver(dependencies: {
  identities: Pick<Identities, "find">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}): TellGiver {
  const { identities, jobs, clock } = dependencies;
  return async ({ identityId, id: giftId }, news = RECEIPT) => {
    const giver = await identities.find(identityId);
    if (giver?.email == null) return;
    await jobs.send("send-message", {
      id: `${news.template}.${giftId}${"disputeId" in news ? `.${news.disputeId}` : ""}`,
      writtenAt: clock.now().toString(),
      to: giver.email,
      channel: "mail",
      locale: giver.language,
      content: { identityId, giftId, ...contentOf(news) },
    });
  };
}

function contentOf(news: GiftNews) {
  return news.template === "gift-receipt"
    ? { template: news.template }
    : { template: news.template, amountInCents: news.amountInCents };
}
