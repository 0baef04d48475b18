import type { CallRequest, NewAccount } from "@skywave/contract";
import { type Billing, checkBillingDetails } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import { cardInLegacyWords } from "#modules/legacy-billing/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import { type Orders, refuseAgreement } from "#modules/orders/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { PersonCaller, SessionCaller } from "#platform/http/caller.ts";
import type { CallContext, Handler } from "#platform/http/handlers.ts";
import type { Platform } from "#platform/platform.ts";
import { done, type Refusal, refuse } from "#platform/outcome.ts";

type Body = CallRequest<"legacy", "newAccount">["body"];
type Bought = Omit<NewAccount, "identityGrant">;

export interface OpenNewAccountNeeds {
  billing: { handlers: { billing: Pick<Billing["handlers"]["billing"], "createBillingProfile"> } };
  books: Pick<Books, "declines">;
  identities: { handlers: Pick<Identities["handlers"], "createV2"> };
  offers: Pick<Offers, "findNewest">;
  orders: { handlers: Pick<Orders["handlers"], "createOrder" | "completeOrder"> };
  radios: { found: Pick<Radios["found"], "recall"> };
}

/**
 * Opens an account and buys its first plan, each step by whatever does it for pages. What can be known to be wrong is refused
 * before anything is kept. From then on the account is open, and what is answered says what became of the plan.
 */
export function createOpenNewAccount(
  { clock, limits }: Pick<Platform, "clock" | "limits">,
  needs: OpenNewAccountNeeds,
): Handler<"legacy", "newAccount"> {
  const buy = createBuyFirstPlan(needs);

  /** Whether no card, or no promo code, is tried from here for a while. */
  const findLimit = async ({ sessionId, deviceId }: SessionCaller, ipAddress: string) =>
    (await needs.books.declines.check({ billingProfileId: sessionId, deviceId, ipAddress })) ??
    (await limits.check([["promoCodesByAddress", ipAddress]]));

  const findProblem = async (body: Body, { caller, ipAddress }: CallContext<SessionCaller>) => {
    const { country, deviceId, identityId } = caller;
    if (identityId !== null) return refuse("IDENTITY_ALREADY_EXISTS_ERROR");
    const limited = await findLimit(caller, ipAddress);
    if (limited !== undefined) return limited;
    const checked = checkBillingDetails(body, country);
    if (!checked.ok) return checked;
    const notAgreed = refuseAgreement(body.agreement, caller, clock.today());
    if (notAgreed !== undefined) return notAgreed;
    if ((await needs.offers.findNewest(body.offerId)) === undefined) return refuse("INVALID_OFFER_DATA");
    if (body.token === undefined) return undefined;
    const found = await needs.radios.found.recall(body.token, deviceId);
    return found === undefined ? refuse("DEVICE_NOT_FOUND") : undefined;
  };

  return async ({ body }, context) => {
    const problem = await findProblem(body, context);
    if (problem !== undefined) return problem;
    const { email: emailAddress, password, language } = body;
    const opened = await needs.identities.handlers.createV2(
      { body: { emailAddress, password, language } },
      context,
    );
    if (!opened.ok) return opened;
    const { identityId } = opened.data;
    const caller: PersonCaller = { ...context.caller, identityId, assurance: "password" };
    return done({ data: { identityGrant: opened.data, ...(await buy(body, { ...context, caller })) } });
  };
}

function createBuyFirstPlan({ billing, orders }: OpenNewAccountNeeds) {
  const { createBillingProfile } = billing.handlers.billing;
  const { createOrder, completeOrder } = orders.handlers;

  /** Keeps who is billed and where, with the card where it is good and without it where it is not. */
  const bill = async (
    { billingProfileName, serviceAddress, stripePaymentMethodId }: Body,
    context: CallContext<PersonCaller>,
  ): Promise<Refusal | undefined> => {
    const details = { billingProfileName, serviceAddress };
    const kept = await createBillingProfile({ body: { ...details, stripePaymentMethodId } }, context);
    if (kept.ok) return undefined;
    const { ok } = await createBillingProfile({ body: details }, context);
    return ok ? kept : refuse("BILLING_PROFILE_REQUIRED");
  };

  return async (body: Body, context: CallContext<PersonCaller>): Promise<Bought> => {
    const refusedCard = await bill(body, context);
    const { offerId, promoCode, token, agreement } = body;
    const asked = { offerId, promoCode, ...(token !== undefined && { deviceId: token }) };
    const quoted = await createOrder({ body: { newSubscription: asked } }, context);
    if (!quoted.ok) return notBought(quoted, null);
    const order = quoted.data;
    if (refusedCard !== undefined) return notBought(refusedCard, order);
    if (order.dueNow !== body.amountDueNow) return notBought(refuse("QUOTE_CHANGED"), order);
    const params = { orderId: order.id };
    const confirmed = await completeOrder({ params, body: { agreement } }, context);
    return confirmed.ok ? { order: confirmed.data, refusal: null } : notBought(confirmed, order);
  };
}

function notBought(refusal: Refusal, order: Bought["order"]): Bought {
  return { order, refusal: cardInLegacyWords(refusal).code };
}
