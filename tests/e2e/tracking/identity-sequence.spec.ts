import { expect, test } from "@playwright/test";
import { press, typeInto } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";
import { CODE } from "../support/security-page.ts";
import { WaitingDevice } from "../support/devices/waiting-device.ts";
import { eventsOn, expectTold } from "./tracked-events.ts";

const SIGN_IN = ["page-view account/login", "continue signIn"];
const SIGNED_IN = ["login-info-successful", "authentication-success", "page-view account"];

test("[A4.08] [A4.12] [A9.08] [A9.12] Signing in is told with the way that was chosen, and a refusal with its number", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.joinToLink();
  await member.signOut();
  await member.open("/account/login?programCode=SPRING");
  await member.enterPassword("not the password at all");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await member.field("account-step.password").fill("");
  await typeInto(page, member.field("account-step.password"), "an unusual evening train");
  await press(page, member.button("sign-in.submit"));
  await expect(member.heading("account.heading")).toBeVisible();
  await expectTold(page, [
    ...SIGN_IN,
    "generic-button-click verificationOptions password",
    "authentication-start",
    "authentication-failure",
    "business-error INVALID_CREDENTIALS #1",
    "authentication-start",
    ...SIGNED_IN,
  ]);

  await member.signOut();
  await member.open("/account/login");
  await member.askForCode();
  await typeInto(page, member.field("sign-in.code"), await member.message(CODE));
  await expect(member.heading("account.heading")).toBeVisible();
  await expectTold(page, [
    ...SIGN_IN,
    "generic-button-click verificationOptions email",
    "authentication-start",
    ...SIGNED_IN,
  ]);
});

test("[A4.13] [A4.14] A plan that waits is told from the account that is made for it to its taking", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  const data = { status: "UNCLAIMED_NO_EMAIL" };
  const { path } = await (await page.request.post("/sandbox/api/waiting-plans", { data })).json();
  await member.open(path);
  await member.createAccount();
  await press(page, page.getByRole("button", { name: member.texts.like("sal.claim") }));
  await expect(page.getByRole("heading", { name: member.texts.like("sal.done-heading") })).toBeVisible();
  await expectTold(page, [
    "flow-start in signAndLink/default",
    "page-view subscribe/sal-2 in signAndLink/default",
    "present-registration",
    "register-clicked",
    "successfull-registration",
    "generic-button-click claimSubscription",
  ]);
  const statuses = (await eventsOn(page)).map(
    ({ groups }) => groups["customerInfo"]?.["authenticationStatus"],
  );
  expect([...new Set(statuses)]).toEqual(["Unidentified users", "Identified users", "Authenticated users"]);
  const registered = (await eventsOn(page)).find(({ name }) => name === "register-clicked");
  expect(registered?.groups["account"]).toEqual({ subscriptions: [{ lookupMethod: "TOKENIZED_ENTRY" }] });
});

test("A device is told from its code to the press that lets it in", async ({ page }) => {
  const member = new Member(page, "en-US");
  await member.joinToLink();
  const speaker = await WaitingDevice.switchOn({
    flow: "speaker",
    deviceName: "Kitchen speaker",
    countryCode: "US",
  });
  await member.open("/onboarding/device-linking");
  await typeInto(page, member.field("linking.code"), "BBBB-BBBB");
  await press(page, member.button("linking.continue"));
  await expect(member.text("linking.error.INVALID_ACTIVATION_CODE")).toBeVisible();
  await typeInto(page, member.field("linking.code"), speaker.userCode);
  await press(page, member.button("linking.continue"));
  await press(page, member.button("linking.let-in"));
  await expect(member.text("linking.done")).toBeVisible();
  await expectTold(page, [
    "page-view /onboarding/device-linking",
    "flow-start in linkDevice/default",
    "generic-button-click lookUpDevice",
    "business-error INVALID_ACTIVATION_CODE #1",
    "generic-button-click lookUpDevice",
    "generic-button-click linkDevice",
  ]);
});

test("[A2.65] [A9.08] Pages are told once each: addresses with error as errors, and those that tell themselves no second time", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.open("/error");
  await expectTold(page, ["error-page-view /error"]);
  await member.open("/no/such/page");
  await expectTold(page, ["page-view /no/such/page"]);
  await member.open("/account/login");
  await expect(member.field("sign-in.handle")).toBeVisible();
  await press(page, page.getByRole("link", { name: member.texts.say("sign-in.see-plans") }));
  await expect(page.getByRole("radio").first()).toBeVisible();
  const flow = "in streaming-organic/default";
  await expectTold(page, [
    "page-view account/login",
    "subscribe-link signIn",
    `flow-start ${flow}`,
    `page-view offerPresentment authenticate ${flow}`,
  ]);
});
