import { confirmGift, quoteGift } from "../money/giver.ts";
import { startJoin } from "../money/join.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "../money/subscribe.ts";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";
import { SoftwareAuthenticator } from "../software-authenticator.ts";

/** What a call is asked about: somebody's own things by their ids, with a body that is valid for them. */
export interface Subject {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

export interface AccessFixtures extends Subscriber {
  /** By the name of the call; calls that are about nothing that anybody owns are not here. */
  subjects: Readonly<Record<string, Subject>>;
}

/** The plan above, with a product of a partner. */
const PREMIUM = "us-premium-monthly";
const SPAN = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" };
const ADDRESS = { addressLine1: "7 Elm Street", city: "Reno", state: "NV", zipCode: "89501", country: "US" };

/** Somebody who owns one of everything that a call can name by its id. */
export async function openAccessFixtures(api: TestApi): Promise<AccessFixtures> {
  const subscriber = await subscribe(api, "us-all-access-monthly");
  const { visitor, subscriptionId, identityId } = subscriber;
  const upgrade = await quoteOf(visitor, { offerId: PREMIUM, subscriptionId, flow: "immediate" });
  await confirmOf(visitor, upgrade.data.id);
  const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
  const { data: invoices } = await visitor.call("billing", "listInvoices", { query: SPAN });
  const { data: order } = await visitor.call("order", "createOrder", {
    body: { cancelSubscription: { subscriptionId } },
  });
  const [payment] = await readRows(api, `select id from payments where identity_id = '${identityId}'`);
  const { data: partner } = await visitor.call("partner", "listEntitlements", { query: {} });
  const { data: sessions } = await visitor.call("user", "listSessions", {});
  if (profile === undefined) throw new Error("a subscriber without a billing profile");
  const billingProfileId = profile.id;
  const paymentMethodId = await addCard(api, subscriber, billingProfileId);
  const onProfile = { params: { billingProfileId } };
  const onMethod = { params: { billingProfileId, paymentMethodId } };
  const onInvoice = { params: { invoiceId: invoices.invoices[0]?.id ?? "" } };
  const onSubscription = { params: { subscriptionId } };
  const bySubscription = { query: { subscriptionId } };
  const { passkeyId, ...ceremonies } = await addPasskey(subscriber);
  const onPasskey = { params: { passkeyId } };
  const subjects: Record<string, Subject> = {
    endSession: { params: { sessionId: sessions.sessions[0]?.sessionId ?? "" } },
    passkeyCreateFinish: { body: { credential: ceremonies.registration } },
    passkeyAuthenticateFinish: { body: { credential: ceremonies.assertion } },
    renamePasskey: { ...onPasskey, body: { name: "Phone" } },
    removePasskey: onPasskey,
    recordPrivacyOptionByIdentityId: {
      params: { identityId },
      body: { isOptedOut: true, source: "consentGroup" },
    },
    directSpeaker: {
      params: { smartDeviceId: await linkSpeaker(api, subscriber) },
      body: { state: "stopped" },
    },
    unlinkSmartDevice: { params: { smartDeviceId: await linkSpeaker(api, subscriber) } },
    removeVoiceLink: { params: { voiceLinkId: await linkVoiceAssistant(api, subscriber) } },
    getChangeOffers: bySubscription,
    getSaveOffers: bySubscription,
    createOrder: { body: { cancelSubscription: { subscriptionId } } },
    getOrder: { params: { orderId: order.id } },
    completeOrder: { params: { orderId: order.id } },
    getBillingProfile: onProfile,
    updateBillingProfile: { ...onProfile, body: { serviceAddress: ADDRESS } },
    quoteAddress: { ...onProfile, body: { serviceAddress: ADDRESS } },
    listPaymentMethods: onProfile,
    addPaymentMethod: {
      ...onProfile,
      body: { stripePaymentMethodId: await api.cards.typeCard("5555555555554444") },
    },
    createProfileSetupToken: onProfile,
    payWithProfile: onProfile,
    getPaymentMethod: onMethod,
    updatePaymentMethod: { ...onMethod, body: { expiryDate: { year: 2031, month: 5 } } },
    removePaymentMethod: onMethod,
    setDefaultPaymentMethod: onMethod,
    listPaymentMethodHistory: onMethod,
    payWithMethod: onMethod,
    getInvoice: onInvoice,
    getInvoiceDocument: onInvoice,
    getInvoiceFile: { ...onInvoice, query: { locale: "en-US" } },
    getPayment: { params: { paymentId: String(payment?.["id"]) } },
    ...(await giveAway(subscriber)),
    ...(await nameSecondAccount(api, subscriber)),
    activateEntitlement: { params: { partnerEntitlementId: partner.entitlements[0]?.id ?? "" } },
    sendStudentDocument: await startStudentCheck(subscriber),
    getSubscription: onSubscription,
    listUpcomingCharges: onSubscription,
    saveCancellationReason: { ...onSubscription, body: { code: "moving" } },
    updateNickname: { ...onSubscription, body: { nickname: "Kitchen" } },
  };
  return { ...subscriber, subjects };
}

/** A card beside the one that pays, so that it can be taken away. */
async function addCard(api: TestApi, { visitor }: Subscriber, billingProfileId: string): Promise<string> {
  const stripePaymentMethodId = await api.cards.typeCard("5555555555554444");
  const added = await visitor.call("billing", "addPaymentMethod", {
    params: { billingProfileId },
    body: { stripePaymentMethodId },
  });
  return added.data.id;
}

async function addPasskey({ visitor }: Subscriber) {
  const authenticator = new SoftwareAuthenticator();
  const { data: creation } = await visitor.call("user", "passkeyCreateStart", {});
  const registration = authenticator.create(creation.publicKeyCredentialCreationOptions);
  const body = { credential: registration };
  await visitor.call("user", "passkeyCreateFinish", { body }, { bearer: creation.grant });
  const { data: request } = await visitor.call("user", "passkeyAuthenticateStart", {});
  const assertion = authenticator.get(request.publicKeyCredentialRequestOptions);
  const { data: listed } = await visitor.call("user", "listPasskeys", {});
  return { registration, assertion, passkeyId: listed.passkeys[0]?.passkeyId ?? "" };
}

/** An account that they have proved to be theirs, too, and that has not become a part of this one. */
async function nameSecondAccount(
  api: TestApi,
  { visitor, email }: Subscriber,
): Promise<Record<string, Subject>> {
  const account = `second.${email}`;
  await (await api.visitor()).register(account);
  const { data } = await startJoin(visitor, account);
  await readRows(
    api,
    `update account_joins set proved_at = created_at where id = '${data.joinId}' returning id`,
  );
  const onJoin = { params: { joinId: data.joinId } };
  return {
    getAccountJoin: onJoin,
    proveAccountJoin: { ...onJoin, body: { otp: "000000" } },
    completeAccountJoin: { ...onJoin, body: { version: "of-another-day" } },
  };
}

/** A gift that waits for its day, and one that was sent. */
async function giveAway({ visitor, email }: Subscriber): Promise<Record<string, Subject>> {
  const giver = { visitor, recipientEmail: `for.${email}` };
  const buy = async (sendOn?: string) => {
    const { data } = await quoteGift(giver, sendOn === undefined ? {} : { sendOn });
    await confirmGift(giver, data.id);
    return { params: { giftId: data.id } };
  };
  const waiting = await buy("2026-12-24");
  return {
    getGift: waiting,
    completeGift: waiting,
    changeGiftRecipient: { ...waiting, body: { recipientEmail: `also.${email}` } },
    takeBackGift: waiting,
    sendGiftAgain: await buy(),
  };
}

/** A check that waits for a proof. */
async function startStudentCheck({ visitor, email }: Subscriber): Promise<Subject> {
  const claim = { firstName: "Ada", lastName: email, birthDate: "2004-05-06", schoolId: "us-lakeside" };
  const { data } = await visitor.call("student", "startStudentCheck", { body: claim });
  const contentInBase64 = Buffer.from("%PDF-1.7").toString("base64");
  return {
    params: { checkId: data.check?.id ?? "" },
    body: { fileName: "proof.pdf", contentType: "application/pdf", contentInBase64 },
  };
}

async function linkSpeaker(api: TestApi, { visitor }: Subscriber): Promise<string> {
  const speaker = await api.visitor();
  const bearer = { bearer: speaker.deviceGrant };
  const { data: code } = await speaker.call(
    "user",
    "userCodeGenerate",
    { query: { flow: "speaker" }, body: { deviceName: "Speaker" } },
    bearer,
  );
  await visitor.call("user", "linkCodeAuthorize", { body: { linkCode: code.userCode } });
  await speaker.call("user", "linkSmartDevice", { body: { deviceCode: code.deviceCode } }, bearer);
  const { data } = await visitor.call("user", "listSmartDevices", {});
  return data.smartDevices.at(-1)?.smartDeviceId ?? "";
}

/** Agrees on the maker's page, as the person would in their browser. */
async function linkVoiceAssistant(api: TestApi, { visitor, email }: Subscriber): Promise<string> {
  const amazon = { params: { provider: "amazon" } } as const;
  const { data: started } = await visitor.call("user", "startVoiceLink", amazon);
  const { searchParams } = new URL(started.authorizationUrl);
  const answered = await api.app.inject({
    url: "/sandbox/api/voice/amazon/consent",
    query: { ...Object.fromEntries(searchParams), account: email, answer: "allow" },
  });
  const back = new URL(answered.headers.location ?? "").searchParams;
  const { data } = await visitor.call("user", "finishVoiceLink", {
    ...amazon,
    body: { code: back.get("code") ?? "", state: back.get("state") ?? "" },
  });
  return data.voiceLinkId;
}
