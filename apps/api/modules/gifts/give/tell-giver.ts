import type { Clock } from "../../../platform/clock.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import type { IdentitiesRepository } from "../../identities/index.ts";
import type { GiftRow } from "../gifts-repository.ts";

/** The receipt of a gift joins the transaction that settles its payment. */
export function createTellGiver(dependencies: {
  identities: Pick<IdentitiesRepository, "find">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}) {
  const { identities, jobs, clock } = dependencies;
  return async ({ identityId, id: giftId }: GiftRow): Promise<void> => {
    const giver = await identities.find(identityId);
    if (giver?.email == null) return;
    await jobs.send("send-message", {
      id: `gift-receipt.${giftId}`,
      writtenAt: clock.now().toString(),
      to: giver.email,
      channel: "mail",
      locale: giver.language,
      content: { template: "gift-receipt", identityId, giftId },
    });
  };
}

export type TellGiver = ReturnType<typeof createTellGiver>;
