import { issueGiftCard } from "../money/issue-gift-card.ts";
import { startJoin } from "../money/join.ts";
import { moveClock } from "../money/owing-subscriber.ts";
import { buySubscription, type Purchase } from "../buy-subscription.ts";
import { makeImportedAccount } from "../make-imported-account.ts";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";
import { makeRadio } from "../radios/make-radio.ts";
import { satelliteSubscriber } from "../radios/satellite-subscriber.ts";
import { somebodyNew } from "./ask-sandbox.ts";
import type { Telling } from "./known.ts";
import { knowPurchases } from "./know-purchases.ts";
import { type Known, NO_FUNDS_LATER, PLACE } from "./known.ts";

/** Bills to pay, gift cards and accounts that others find. */
export async function knowMoney({ api, add, world }: Omit<Telling, "fixtures">): Promise<void> {
  const number = await issueGiftCard(api, { isDigital: true });
  add("registerGiftCard", { query: { country: "US" }, body: { type: "cardIdentifier", number } });
  const printed = { expiryMonth: 9, expiryYear: 2027, securityCode: "4711" };
  add("giftCardInfo", { body: { number: await issueGiftCard(api), ...printed } });
  add("giftCardRedeem", { body: { number: await issueGiftCard(api), ...printed } });
  const holder = await api.visitor();
  await holder.register(`holder.${world}@example.com`);
  await holder.addBilling(await api.cards.typeCard("4242424242424242"));
  const held = await issueGiftCard(api, { isDigital: true });
  const shown = await holder.call("giftcard", "registerGiftCard", {
    query: { country: "US" },
    body: { type: "cardIdentifier", number: held },
  });
  add("redeemGiftCard", { bearer: holder.accessToken, body: { giftCardTokenId: shown.data.tokenId } });
  add("createBillingProfile", {
    bearer: (await somebodyNew(api, "profile", world)).accessToken,
    body: {
      billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
      serviceAddress: PLACE,
    },
  });
  add("createAutoProfile", { bearer: (await somebodyNew(api, "auto", world)).accessToken });
  const settled = { path: "subscribe/checkout/purchase", offerId: "us-music-monthly" };
  add("savePurchaseDraft", { body: { ...settled, isFollowOnWanted: null, isBillingSettled: true } });
  const lookup = {
    firstName: "Robin",
    lastName: "Ferrer",
    email: `lookup.${world}@example.com`,
    phone: "5125550100",
    zipCode: "78701",
  };
  add("lookUpCustomer", { body: lookup });
  add("quote", { body: { offerId: "us-music-monthly" } });
  for (const call of ["offers", "organicOffers", "customerAddOffers", "allPackageDesc"])
    add(call, { body: { country: "US" } });
  for (const call of ["offerInfo", "commerceOfferInfo"]) add(call, { body: { offerId: "us-music-monthly" } });
  add("updateUseCase", { body: { useCase: "CHANGE_PLAN" } });
  add("validateUniqueLogin", { body: { username: "listener" } });
  add("validateCustomerInfo", { body: { email: "somebody@example.com" } });
  add("checkCaptcha", { body: {} });
  add("updateAccountLogin", { body: { newLogin: `night.owl.${world}` } });
  add("updateAccountPassword", { body: { newPassword: "an unusual evening train" } });
  add("updateCna", { body: { firstName: "Robin", lastName: "Ferrer", serviceAddress: PLACE } });
  add("updateCustomerInfo", { body: { firstName: "Robin", lastName: "Ferrer" } });
  const stripePaymentMethodId = await api.cards.typeCard("4242424242424242");
  add("updatePaymentInfo", { body: { stripePaymentMethodId } });
  add("contactPreferences", { body: { offersByMail: true } });
  add("verifyAccount", { body: { accountNumber: "4411220099", zipCode: "78701" } });
  await knowUnregistered(api, add, world);
  await knowNewRadio(api, add);
  await knowSecondAccount(api, add, world);
  for (const [call, known] of Object.entries(await knowPurchases(api, { world }))) add(call, known);
  add("lookUpCustomerByEmail", { body: { email: `nobody.${world}@example.com` } });
  // Its place in a list is a number, which no random text is.
  add("getSearchResults", { body: { query: "jazz", locale: "en-US", cursor: "20" } });
  add("validateDevice", { body: { radioId: "TEZT9999" } });
  add("lookUpPlate", { body: { licensePlate: "TEZT 999", state: "TX" } });
  const configuration = "/configservice/v1/applications/web/configs/v1/me";
  const { settings } = (await api.app.inject({ url: `/api${configuration}` })).json();
  const place = { space: settings.content.space, environment: settings.content.environment };
  add("getConfiguration", { params: { id: "web", version: "v1" } });
  add("getEntries", { params: place, query: { content_type: "Campaign" } });
  add("personalise", { params: { environment: settings.personalisation.environment } });
}

/** Somebody whom the legacy system knows, identified by a visitor. */
async function knowUnregistered(api: TestApi, add: Telling["add"], world: number): Promise<void> {
  const { identityId, radioIdLastFour } = await makeImportedAccount(api);
  const visitor = await api.visitor();
  const { visitorProofs } = api.app.modules;
  const { deviceId, accessToken: bearer } = visitor;
  const token = await visitorProofs.issue({ kind: "account", subjectId: identityId, deviceId });
  add("accountRegistrationNonPii", { bearer, body: { token } });
  const email = `registers.${world}@example.com`;
  add("tokenCsEligibleRadios", { bearer, body: { token } });
  add("csEligibleRadioNonPii", { bearer, body: { token, radioIdLastFour } });
  add("registerAccount", { bearer, body: { token, email, password: "a quiet evening on the air" } });
}

/** Somebody who has proved that a second account is theirs. */
async function knowSecondAccount(api: TestApi, add: Telling["add"], world: number): Promise<void> {
  const { visitor } = await buySubscription(api);
  const second = await buySubscription(api);
  const { data: account } = await second.visitor.call("user", "getIdentity", {});
  const { data } = await startJoin(visitor, account.handle.emailAddress ?? "");
  const params = { joinId: data.joinId };
  await readRows(
    api,
    `update account_joins set proved_at = created_at where id = '${data.joinId}' returning id`,
  );
  const { data: shown } = await visitor.call("user", "getAccountJoin", { params });
  const { accessToken: bearer } = visitor;
  const body = { version: shown.version, paymentMethodId: shown.cards[0]?.paymentMethodId };
  add("completeAccountJoin", { bearer, params, body });
  add("startAccountJoin", { body: { account: `second.${world}@example.com` } });
}

/** Somebody who pays for a plan in their car, and has bought another car. */
async function knowNewRadio(api: TestApi, add: Telling["add"]): Promise<void> {
  const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
  const { deviceId, accessToken: bearer } = visitor;
  const { radioId: subjectId } = await makeRadio(api);
  const token = await api.app.modules.visitorProofs.issue({ kind: "radio", subjectId, deviceId });
  for (const call of ["customerOffers", "customerChangeOffers", "renewalOffers"])
    add(call, { bearer, body: { subscriptionId } });
  add("swapRadioQuote", { bearer, body: { subscriptionId, token } });
  add("continuousServiceQuote", { bearer, body: { radioIdLastFour: radioId.slice(-4), token } });
  add("csEligibleRadios", { bearer });
  add("csEligibilityCheck", { bearer, body: { radioIdLastFour: radioId.slice(-4), token } });
  for (const call of ["acsc", "csEligibleSubscriptions"]) add(call, { bearer, body: { token } });
}

/**
 * Who owes something, and the card with which they would pay; made once, since it takes a month of everybody's time.
 */
export async function knowDebts(api: TestApi, card = "4242424242424242"): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const owing = await Promise.all(Array.from({ length: 7 }, () => buySubscription(api, NO_FUNDS_LATER)));
  await moveClock(api, "P1M");
  const [one, two, three, four, five, six, seven] = owing;
  if (!one || !two || !three || !four || !five || !six || !seven) throw new Error("nobody owes anything");
  const paying = async (number = card) => ({ stripePaymentMethodId: await api.cards.typeCard(number) });
  const bearerOf = ({ visitor }: Purchase) => ({ bearer: visitor.accessToken });
  known.set("payBalanceDue", { ...bearerOf(one), body: await paying() });
  known.set("makePayment", { ...bearerOf(seven), body: await paying() });
  const { billingProfileId } = two;
  known.set("payWithProfile", { ...bearerOf(two), params: { billingProfileId }, body: await paying() });
  const due = async ({ visitor }: Purchase) => (await visitor.call("billing", "getBalanceDue", {})).data;
  const invoiceId = (await due(three)).invoices[0]?.id ?? "";
  known.set("createPaymentSetupToken", { ...bearerOf(three), body: { invoiceId } });
  known.set("createPayment", { ...bearerOf(three), body: { invoiceId, ...(await paying()) } });
  const paid = await four.visitor.call("billing", "payBalanceDue", {
    body: await paying("4242424242424242"),
  });
  known.set("getPayment", { ...bearerOf(four), params: { paymentId: paid.data.paymentId ?? "" } });
  const { billingProfileId: profileOfSix, paymentMethodId } = six;
  known.set("payWithMethod", {
    ...bearerOf(six),
    params: { billingProfileId: profileOfSix, paymentMethodId },
    body: {},
  });
  const guest = await api.visitor();
  const bearer = guest.accessToken;
  const typed = { accountNumber: (await due(five)).accountNumber ?? "", zipCode: "78701" };
  known.set("findGuestBill", { bearer, body: typed });
  const { data: bill } = await guest.call("billing", "findGuestBill", { body: typed });
  const shown = { token: bill.token, amount: bill.amount };
  known.set("payGuestBill", { bearer, body: { ...shown, ...(await paying()) } });
  known.set("watchGuestBill", { bearer, body: { token: bill.token } });
  return known;
}
