import {
  type BalancesRepository,
  createFindDue,
  createFindGuestBill,
  createFindStanding,
  createGuestHandlers,
  createGuestsRepository,
  createNumberAccount,
  createPayGuestBill,
  createPaymentReceipts,
  type Pay,
  type PaymentsRepository,
  type PayRepository,
  type ProfilesRepository,
  type SaveCard,
} from "#modules/billing/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires how visitors pay for an account whose number they know. */
export function composeGuests({ clock, database, limits, personalTime }: Platform) {
  const repository = createGuestsRepository(database);
  return {
    numberAccount: createNumberAccount(repository),
    handlersWith: (parts: {
      profiles: ProfilesRepository;
      payments: PaymentsRepository;
      saveCard: SaveCard;
      forgetCard: (paymentMethodId: string) => Promise<void>;
      pay: { pay: Pay; owing: PayRepository; balances: BalancesRepository };
    }) => {
      const { pay, owing, balances } = parts.pay;
      const findDue = createFindDue(owing, balances);
      const { answer } = createPaymentReceipts(owing, createFindStanding(owing, balances));
      const common = { repository, findDue, clock, personalTime, ...parts };
      return createGuestHandlers(
        createFindGuestBill({ ...common, limits }),
        createPayGuestBill({ ...common, owing, answer, pay }),
      );
    },
    wipe: (identityId: string) => repository.remove(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow().subtract({ hours: 24 })),
  };
}
