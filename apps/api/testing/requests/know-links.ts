import type { TestApi } from "../open-test-api.ts";
import type { AccessFixtures } from "../access/open-access-fixtures.ts";
import { giveTrial } from "../radios/give-trial.ts";
import { makeRadio } from "../radios/make-radio.ts";
import { post, redirect, somebodyNew } from "./ask-sandbox.ts";
import type { Telling } from "./known.ts";

/** Codes and links by which devices and plans come to somebody. */
export async function knowLinks({ api, add, world, fixtures }: Telling): Promise<void> {
  const { visitor, email } = fixtures;
  const speaker = await api.visitor();
  const bearer = { bearer: speaker.deviceGrant };
  const generate = (flow: "device" | "speaker") =>
    speaker.call("user", "userCodeGenerate", { query: { flow }, body: { deviceName: "Radio" } }, bearer);
  const [shown, typed, waiting, linked] = [
    await generate("device"),
    await generate("device"),
    await generate("device"),
    await generate("speaker"),
  ];
  add("userCodeGenerate", { query: { flow: "device" }, bearer: speaker.deviceGrant });
  add("userCodeLookUp", { body: { userCode: shown.data.userCode } });
  add("userCodeAuthorize", { body: { userCode: typed.data.userCode } });
  await visitor.call("user", "userCodeAuthorize", { body: { userCode: waiting.data.userCode } });
  add("userCodeAuthenticate", { ...bearer, body: { deviceCode: waiting.data.deviceCode } });
  await visitor.call("user", "linkCodeAuthorize", { body: { linkCode: linked.data.userCode } });
  add("linkSmartDevice", { ...bearer, body: { deviceCode: linked.data.deviceCode } });
  const again = await generate("speaker");
  add("linkCodeAuthorize", { body: { linkCode: again.data.userCode } });
  const claim = await post(api, "/sandbox/api/waiting-plans", { status: "UNCLAIMED_NO_EMAIL" });
  add("checkSalStatus", { params: { magicLinkGrant: String(claim["magicLinkGrant"]) } });
  add("claimSubscription", { body: { magicLinkGrant: claim["magicLinkGrant"] } });
  const dtok = await api.app.modules.linking.mintDeviceToken(String(claim["magicLinkGrant"]));
  add("exchangeDeviceToken", { body: { dtok } });
  const waits = await post(api, "/sandbox/api/waiting-plans", { status: "UNCLAIMED_NO_EMAIL" });
  const emailAddress = `sal.${world}@example.com`;
  add("createSalIdentity", { body: { magicLinkGrant: waits["magicLinkGrant"], emailAddress } });
  const offer = await redirect(
    api,
    `/sandbox/api/offer-links?${new URLSearchParams({ email, offerId: "us-all-access-half-price" }).toString()}`,
  );
  add("openOfferLink", { body: { token: offer.get("token") ?? "" } });
  const token = api.partners.sellPlan({
    reference: `sold-${world}`,
    offerId: "us-music-monthly",
    country: "US",
    startedAt: Temporal.Instant.from("2026-03-01T12:00:00Z"),
    expiresAt: Temporal.Instant.from("2026-04-01T12:00:00Z"),
  });
  add("redeemPartnerPlan", {
    bearer: (await somebodyNew(api, "partner", world)).accessToken,
    body: { token },
  });
  await post(api, "/sandbox/api/store-sales", { email, store: "google", country: "US" });
  const target = await redirect(
    api,
    `/sandbox/api/targeted-links/cancel?${new URLSearchParams({ email }).toString()}`,
  );
  const link = { token: target.get("token") ?? [...target.values()][0] ?? "", purpose: "cancel" };
  for (const name of ["showTargetedLink", "redeemTargetedLink", "renewTargetedLink"])
    add(name, { body: link });
  add("sendTargetedCode", { body: { ...link, otpOption: "EMAIL" } });
  await knowTrials(api, add, world);
  await knowVoice(api, add, { visitor, email });
}

/** The trials of two vehicles, one of them for a buyer to whom its link can be mailed. */
async function knowTrials(api: TestApi, add: Telling["add"], world: number): Promise<void> {
  const open = await giveTrial(api);
  const bought = await giveTrial(api, { email: `buyer.${world}@example.com` });
  const magicLinkGrant = open.link;
  add("acceptTermsAndConditions", { body: { magicLinkGrant, version: "2026-01-15", language: "en-US" } });
  add("getHandoffState", { params: { magicLinkGrant } });
  add("getState", { params: { locator: "radioId", number: open.radioId } });
  add("requestTrialLink", { body: { radioId: bought.radioId } });
  const serviced = await makeRadio(api);
  const deskKey = api.app.modules.vehicleTrials.localDeskKey ?? "";
  for (const call of ["showServiceLaneVehicle", "startServiceLaneTrial"])
    add(call, { body: { deskKey, radioId: serviced.radioId } });
  const claimant = await somebodyNew(api, "claimant", world);
  add("b2bTrialClaim", { bearer: claimant.accessToken, body: { magicLinkGrant } });
  const usedCar = await makeRadio(api);
  const secondOwner = await somebodyNew(api, "second-owner", world);
  await secondOwner.addBilling(await api.cards.typeCard("4242424242424242"));
  add("startUsedCarTrial", { bearer: secondOwner.accessToken, body: { radioId: usedCar.radioId } });
  const owner = await somebodyNew(api, "driver", world);
  await owner.call("user", "b2bTrialClaim", { body: { magicLinkGrant: (await giveTrial(api)).link } });
  const { data } = await owner.call("subscription", "listRadios", {});
  const query = { subscriptionId: data.radios[0]?.subscriptionId ?? "" };
  add("getDetailedState", { bearer: owner.accessToken, query });
}

async function knowVoice(
  api: TestApi,
  add: Telling["add"],
  { visitor, email }: Pick<AccessFixtures, "visitor" | "email">,
) {
  const amazon = { params: { provider: "amazon" } } as const;
  const { data } = await visitor.call("user", "startVoiceLink", amazon);
  const query = {
    ...Object.fromEntries(new URL(data.authorizationUrl).searchParams),
    account: email,
    answer: "allow",
  };
  const back = await redirect(
    api,
    `/sandbox/api/voice/amazon/consent?${new URLSearchParams(query).toString()}`,
  );
  add("finishVoiceLink", {
    ...amazon,
    body: { code: back.get("code") ?? "", state: back.get("state") ?? "" },
  });
}
