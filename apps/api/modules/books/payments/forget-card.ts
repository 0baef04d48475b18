import type { Database } from "#platform/database/database.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { PaymentsRepository } from "./payments-repository.ts";
import { createSavedCardsRepository } from "./saved-cards-repository.ts";

/**
 * Has the processor forget a card, unless a profile keeps it or a charge of it is not decided; whoever settles that
 * charge asks again. A stranger's card that somebody has named by its id is left to its owner.
 */
export function createForgetCard(dependencies: {
  database: Database;
  payments: Pick<PaymentsRepository, "hasOpen">;
  cardProcessor: Pick<CardProcessor, "removeCard">;
}) {
  const { payments, cardProcessor } = dependencies;
  const cards = createSavedCardsRepository(dependencies.database);
  return async ({ paymentMethodId }: { paymentMethodId: string }): Promise<void> => {
    if ((await cards.isSaved(paymentMethodId)) || (await payments.hasOpen(paymentMethodId))) return;
    await cardProcessor.removeCard({ paymentMethodId });
  };
}
