import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { CompleteGift } from "./buy/complete-gift.ts";
import type { CreateGift } from "./buy/create-gift.ts";
import type { ChangeGiftRecipient } from "./give/change-gift-recipient.ts";
import type { SendGiftAgain } from "./give/send-gift-again.ts";
import type { TakeBackGift } from "./give/take-back-gift.ts";
import type { GiftsRepository } from "./gifts-repository.ts";
import type { ShowGift } from "./show-gift.ts";

export type GiftHandlers = Omit<DomainHandlers<"giftcard">, "registerGiftCard">;

/** The calls by which people buy gift cards for others, and see what became of them. */
export function createGiftHandlers(dependencies: {
  gifts: GiftsRepository;
  showGift: ShowGift;
  createGift: CreateGift;
  completeGift: CompleteGift;
  sendGiftAgain: SendGiftAgain;
  changeGiftRecipient: ChangeGiftRecipient;
  takeBackGift: TakeBackGift;
}): GiftHandlers {
  const { gifts, showGift, createGift, completeGift, ...give } = dependencies;
  return {
    createGift: ({ body }, { caller }) => createGift(body, caller),
    completeGift: ({ params, body }, context) =>
      completeGift(
        {
          ...params,
          paymentMethodId: body.stripePaymentMethodId,
          isForNextBills: body.isForNextBills ?? true,
        },
        context,
      ),
    listGifts: async (_request, { caller }) => done({ gifts: await showGift.list(caller.identityId) }),
    getGift: async ({ params }, { caller }) => {
      const gift = await gifts.find({ identityId: caller.identityId, id: params.giftId });
      return gift === undefined
        ? refuse("NOT_FOUND", { notFoundResourceType: "gift" })
        : done(await showGift.show(gift));
    },
    sendGiftAgain: ({ params }, { caller }) =>
      give.sendGiftAgain({ identityId: caller.identityId, id: params.giftId }),
    changeGiftRecipient: ({ params, body }, { caller }) =>
      give.changeGiftRecipient({ identityId: caller.identityId, id: params.giftId }, body.recipientEmail),
    takeBackGift: ({ params }, { caller }) =>
      give.takeBackGift({ identityId: caller.identityId, id: params.giftId }),
  };
}
