import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { press, typeInto } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";
import { eventsOn, eventsUntil } from "./tracked-events.ts";

const PATH = "/subscribe/checkout/purchase/streaming/organic";
const LOG_CALL = "/utility/log-message";
// By contract this call asks in its address whether somebody has an account.
const ASKS_WHO = "/identity/v1/identities/status";
const CANARY = {
  firstName: "Canarina",
  lastName: "Zwitscher",
  line: "77 Birdcage Mews",
  phone: "5125550147",
  card: "4242424242424242",
  password: "seventeen yellow canaries",
  wrongPassword: "eighteen yellow canaries",
};

interface Sent {
  url: string;
  body: string;
}

function watchRequests(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => sent.push({ url: request.url(), body: request.postData() ?? "" }));
  return sent;
}

test("In Canada a whole purchase is told to nobody before a yes: no layer, no request carries an event", async ({
  page,
}) => {
  const sent = watchRequests(page);
  const shopper = new Member(page, "en-CA");
  await shopper.open(PATH);
  await shopper.choosePlan();
  expect(await eventsOn(page)).toEqual([]);
  await shopper.createAccount();
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await shopper.completeOrder();
  const bought = { name: shopper.texts.say("confirmation.heading"), level: 1 };
  await expect(page.getByRole("heading", bought)).toBeVisible();
  expect(await eventsOn(page)).toEqual([]);
  // A page that goes away sends what it still holds.
  await page.goto("about:blank");
  const carriers = sent.filter(
    ({ url, body }) => /user-event|telemetry/.test(url) || /page-view|flow-start|complete-order/.test(body),
  );
  expect(carriers.map(({ url }) => url)).toEqual([]);
});

test("Nothing that says who somebody is stands in an event, a log, an address or the server's log", async ({
  page,
}) => {
  const sent = watchRequests(page);
  const member = new Member(page, "en-US");
  const told: string[] = [];
  const keepTold = async () => told.push(JSON.stringify(await eventsOn(page)));

  await member.open(PATH);
  await member.choosePlan();
  await member.createAccount(CANARY.password);
  await member.enterAddress();
  await typeInto(page, member.field("billing.first-name"), CANARY.firstName);
  await typeInto(page, member.field("billing.last-name"), CANARY.lastName);
  await typeInto(page, member.field("billing.address-line-1"), CANARY.line);
  await member.enterCard(CANARY.card);
  await member.saveBilling();
  await member.completeOrder();
  await expect(member.heading("confirmation.heading")).toBeVisible();
  await keepTold();
  await member.open("/account/security");
  const { say } = member.texts;
  await press(
    page,
    page.getByRole("button", { name: `${say("security.phone-add")}, ${say("security.phone")}` }),
  );
  await typeInto(page, member.field("security.phone-new"), CANARY.phone);
  await press(page, member.button("sign-in.continue"));
  await expect(member.field("sign-in.code")).toBeFocused();
  await keepTold();

  await member.signOut();
  await member.open("/account/login");
  await member.enterPassword(CANARY.wrongPassword);
  await eventsUntil(page, "business-error");
  await keepTold();

  const people = [...Object.values(CANARY), member.email];
  const namesOf = (text: string) =>
    people.filter(
      (name) => text.toLowerCase().includes(name.toLowerCase()) || text.includes(encodeURIComponent(name)),
    );
  expect(told.join("").length).toBeGreaterThan(1_000);
  expect(namesOf(told.join())).toEqual([]);
  const logCalls = sent.filter(({ url }) => url.includes(LOG_CALL));
  expect(namesOf(logCalls.map(({ body }) => body).join())).toEqual([]);
  const addresses = sent.map(({ url }) => url).filter((url) => !url.includes(ASKS_WHO));
  expect(namesOf(addresses.join("\n"))).toEqual([]);
  const log = await readFile(process.env["E2E_SERVER_LOG"] ?? "", "utf8");
  expect(log).toContain('"operation":"completeOrder"');
  expect(namesOf(log)).toEqual([]);
});
