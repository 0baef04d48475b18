import { quoteOf, subscribe } from "../money/subscribe.ts";
import type { TestApi } from "../open-test-api.ts";
import { makeRadio } from "../radios/make-radio.ts";
import { quoteMove, satelliteSubscriber } from "../radios/satellite-subscriber.ts";
import { type Known, PLACE } from "./known.ts";

/** Quotes of each kind that the legacy system buys, with the card that pays for them, and somebody who opens an account. */
export async function knowPurchases(
  api: TestApi,
  { world, card = "4242424242424242" }: { world: number; card?: string },
): Promise<Record<string, Known>> {
  const mover = await payingWith(api, await satelliteSubscriber(api), card);
  const added = await quoteOf(mover.visitor, { offerId: "us-music-monthly" });
  const moved = await quoteMove(mover.visitor, mover.subscriptionId, (await makeRadio(api)).radioId);
  const listener = await payingWith(api, await subscribe(api, "us-music-monthly"), card);
  const { subscriptionId } = listener;
  const other = { offerId: "us-all-access-monthly", subscriptionId, flow: "immediate" } as const;
  const changed = await quoteOf(listener.visitor, { planSwitch: other });
  const silent = await payingWith(api, await satelliteSubscriber(api), card);
  const removal = { radioId: silent.radioId, reason: "vehicleSold" } as const;
  await silent.visitor.call("legacy", "removeDevice", { body: removal });
  const { radioId } = await makeRadio(api);
  const linked = await quoteMove(silent.visitor, silent.subscriptionId, radioId);
  const visitor = await api.visitor();
  return {
    addSubscription: { bearer: mover.visitor.accessToken, body: { orderId: added.data.id } },
    swapRadio: { bearer: mover.visitor.accessToken, body: { orderId: moved.data.id } },
    changeSubscription: { bearer: listener.visitor.accessToken, body: { orderId: changed.data.id } },
    linkDevice: {
      bearer: silent.visitor.accessToken,
      body: { orderId: linked.data.id, radioIdLastFour: radioId.slice(-4) },
    },
    newAccount: {
      bearer: visitor.accessToken,
      body: {
        email: `opens.${world}@example.com`,
        password: "a quiet evening on the air",
        billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
        serviceAddress: PLACE,
        stripePaymentMethodId: await api.cards.typeCard(card),
        offerId: "us-music-monthly",
        amountDueNow: added.data.dueNow,
      },
    },
  };
}

async function payingWith<S extends Pick<Awaited<ReturnType<typeof subscribe>>, "visitor">>(
  api: TestApi,
  subscriber: S,
  card: string,
): Promise<S> {
  const body = { stripePaymentMethodId: await api.cards.typeCard(card) };
  const kept = await subscriber.visitor.call("legacy", "updatePaymentInfo", { body });
  if (kept.status !== 200) throw new Error(`updatePaymentInfo: ${JSON.stringify(kept.problem)}`);
  return subscriber;
}
