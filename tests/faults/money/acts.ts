import { randomUUID } from "node:crypto";
import type { CallInput } from "@skywave/contract";
import type { CardDesk } from "../../system/card-desk.ts";
import { Shopper } from "../../system/shopper.ts";
import type { Act } from "../acts/act.ts";
import { giving } from "./giving.ts";
import { createSandboxDesk } from "./sandbox-desk.ts";

/** What somebody does with money. */
export interface MoneyAct extends Act {
  /** What is not as it should be once all is done. */
  judge(url: string): Promise<string[]>;
}

export interface Stage {
  url: string;
  cards: CardDesk;
}

/** A kind of act: the places at which it can be cut, and how it is prepared on a healthy system. */
export interface ActKind {
  name: string;
  crashPoints: readonly string[];
  prepare(stage: Stage): Promise<MoneyAct>;
}

const GIFT_IN_CENTS = 700;
const CONFIRM_POINTS = [
  "confirm.reserved",
  "confirm.asked",
  "settle.begun",
  "settle.written",
  "settle.announced",
  "confirm.settled",
];

type OrderBody = NonNullable<CallInput<"order", "createOrder">["body"]>;

async function confirming(shopper: Shopper, body: OrderBody): Promise<Act> {
  const order = await shopper.done(["order", "createOrder"], { body });
  const key = randomUUID();
  return {
    run: async (url) => {
      const answer = await shopper.confirm(order.id, { key, url });
      return answer.ok ? answer.data.status : answer.problem.code;
    },
    done: ["confirmed"],
  };
}

const switching: ActKind = {
  name: "switch",
  crashPoints: CONFIRM_POINTS,
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const { subscriptionId } = await shopper.buy("us-music-monthly");
    const offerId = "us-all-access-monthly";
    const act = await confirming(shopper, { planSwitch: { subscriptionId, offerId, flow: "immediate" } });
    return {
      ...act,
      judge: async (at) => {
        shopper.url = at;
        const [subscription] = await shopper.subscriptions();
        const isSwitched = subscription?.offers.active.id === offerId && subscription.state === "active";
        return isSwitched ? [] : [`${subscriptionId} was not switched`];
      },
    };
  },
};

/** Two plans become one price: both change by one charge, or none does. */
const joining: ActKind = {
  name: "join",
  crashPoints: ["confirm.reserved", "confirm.asked", "settle.written"],
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const { subscriptionId } = await shopper.buy("us-all-access-monthly");
    const { subscriptionId: secondarySubscriptionId } = await shopper.buy("us-music-monthly");
    const act = await confirming(shopper, {
      planSwitch: { subscriptionId, offerId: "us-vip-monthly", secondarySubscriptionId },
    });
    return {
      ...act,
      judge: async (at) => {
        shopper.url = at;
        const plans = await shopper.subscriptions();
        const said = (id: string) => {
          const plan = plans.find((candidate) => candidate.id === id);
          return `${plan?.state} ${plan?.offers.active.name} in ${plan?.includedIn}`;
        };
        const [first, second] = [said(subscriptionId), said(secondarySubscriptionId)];
        const isJoined =
          first === "active Zenith VIP in null" && second === `active Zenith VIP in ${subscriptionId}`;
        return isJoined ? [] : [`${subscriptionId} is ${first}, its second ${second}`];
      },
    };
  },
};

const cancelling: ActKind = {
  name: "cancel",
  crashPoints: ["confirm.received", "refund.reserved", "refund.asked", "refund.written"],
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const { subscriptionId } = await shopper.buy("us-all-access-annual");
    const act = await confirming(shopper, {
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    });
    return {
      ...act,
      judge: async (at) => {
        shopper.url = at;
        const { state } = await shopper.done(["subscription", "getSubscription"], {
          params: { subscriptionId },
        });
        return state === "cancelled" ? [] : [`${subscriptionId} is ${state}, and was cancelled`];
      },
    };
  },
};

/** Owes a month that the card did not pay, has a gift card for a part of it, and another card for the rest. */
const paying: ActKind = {
  name: "pay",
  crashPoints: ["pay.reserved", "pay.asked", "pay.settling"],
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards, "4000000770000018");
    const { subscriptionId } = await shopper.buy("us-music-monthly");
    const sandbox = createSandboxDesk(url);
    await sandbox.moveClock("P1M");
    const giftCardId = await tokenOf(shopper, await sandbox.sellGiftCard(GIFT_IN_CENTS));
    const stripePaymentMethodId = await cards.typeCard();
    const key = randomUUID();
    return {
      run: async (at) => {
        const answer = await shopper.call(
          ["billing", "payBalanceDue"],
          { body: { stripePaymentMethodId, giftCardId } },
          { url: at, headers: { "idempotency-key": key } },
        );
        return answer.ok ? answer.data.status : answer.problem.code;
      },
      done: ["paid", "NOTHING_DUE"],
      judge: async (at) => {
        shopper.url = at;
        const { amount } = await shopper.done(["billing", "getBalanceDue"], {});
        const { state } = await shopper.done(["subscription", "getSubscription"], {
          params: { subscriptionId },
        });
        return amount === 0 && state === "active" ? [] : [`${subscriptionId} is ${state} and owes ${amount}`];
      },
    };
  },
};

const redeeming: ActKind = {
  name: "redeem",
  crashPoints: [],
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const number = await createSandboxDesk(url).sellGiftCard(GIFT_IN_CENTS);
    const giftCardTokenId = await tokenOf(shopper, number);
    const key = randomUUID();
    return {
      run: async (at) => {
        const answer = await shopper.call(
          ["billing", "redeemGiftCard"],
          { body: { giftCardTokenId } },
          { url: at, headers: { "idempotency-key": key } },
        );
        return answer.ok ? "redeemed" : answer.problem.code;
      },
      done: ["redeemed", "ALREADY_REDEEMED"],
      judge: async (at) => {
        shopper.url = at;
        const { balance } = await shopper.done(["billing", "getBalanceDue"], {});
        const isThere = Math.round(balance.value * 100) === GIFT_IN_CENTS;
        return isThere ? [] : [`${shopper.identityId} has a balance of ${balance.value}`];
      },
    };
  },
};

/** A month goes by for everybody. */
const renewing: ActKind = {
  name: "renew",
  crashPoints: ["renewal.reserved", "renewal.asked", "renewal.settling"],
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const { subscriptionId } = await shopper.buy("us-all-access-monthly");
    return {
      run: async (at) => {
        await createSandboxDesk(at).moveClock("P1M");
        return "moved";
      },
      done: ["moved"],
      judge: async (at) => {
        shopper.url = at;
        const { amount } = await shopper.done(["billing", "getBalanceDue"], {});
        const { state } = await shopper.done(["subscription", "getSubscription"], {
          params: { subscriptionId },
        });
        return amount === 0 && state === "active" ? [] : [`${subscriptionId} is ${state} and owes ${amount}`];
      },
    };
  },
};

async function tokenOf(shopper: Shopper, number: string): Promise<string> {
  const { tokenId } = await shopper.done(["giftcard", "registerGiftCard"], {
    query: { country: "US" },
    body: { type: "cardIdentifier", number },
  });
  return tokenId;
}

/** In the order in which they are prepared and cut: quotes live half an hour, and to owe takes a month. */
export const ACT_KINDS: readonly ActKind[] = [
  paying,
  redeeming,
  giving,
  switching,
  joining,
  cancelling,
  renewing,
];
