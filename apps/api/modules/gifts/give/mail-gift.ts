import type { Clock } from "#platform/clock.ts";
import { runAsBrand } from "#platform/brands/current-brand.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { GiftRow, GiftsRepository } from "../gifts-repository.ts";

export type MailGift = (gift: GiftRow) => Promise<void>;

/**
 * Puts the mail with a gift into the outbox. What lies there names the gift only: its number is made when the mail is
 * written. Call it in a transaction that holds the gift.
 */
export function createMailGift(dependencies: {
  gifts: Pick<GiftsRepository, "change">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}): MailGift {
  const { gifts, jobs, clock } = dependencies;
  return async (gift) => {
    const { identityId, id: giftId, recipientEmail, language, brand } = gift;
    const mails = gift.mails + 1;
    await gifts.change(gift, { mails });
    await runAsBrand(brand ?? "", () =>
      jobs.send("send-message", {
        id: `gift.${giftId}.${mails}`,
        writtenAt: clock.now().toString(),
        to: recipientEmail,
        channel: "mail",
        locale: language,
        content: { template: "gift", identityId, giftId },
      }),
    );
  };
}
