import { Shopper } from "../../system/shopper.ts";
import type { ActKind } from "./acts.ts";

const AMOUNT = 25;

/** Buys a gift card for somebody else, which is sent at once. */
export const giving: ActKind = {
  name: "give",
  crashPoints: ["gift.reserved", "gift.asked", "gift.settling", "gift.issued"],
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const gift = await shopper.done(["giftcard", "createGift"], {
      body: {
        amount: AMOUNT,
        design: "stars",
        recipientName: "Ana",
        recipientEmail: `for.${shopper.identityId.toLowerCase()}@example.com`,
        senderName: "Robin",
        message: "",
        language: "en-US",
      },
    });
    const params = { giftId: gift.id };
    return {
      run: async (at) => {
        const answer = await shopper.call(["giftcard", "completeGift"], { params, body: {} }, { url: at });
        return answer.ok ? answer.data.state : answer.problem.code;
      },
      done: ["sent"],
      judge: async (at) => {
        shopper.url = at;
        const { state, canSendAgain } = await shopper.done(["giftcard", "getGift"], { params });
        return state === "sent" && canSendAgain ? [] : [`${gift.id} is ${state}, and was sent with a card`];
      },
    };
  },
};
