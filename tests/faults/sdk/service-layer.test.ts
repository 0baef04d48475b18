import { randomUUID } from "node:crypto";
import { signInWithPassword } from "@skywave/services/authentication/sign-in-with-password";
import { loadBrowsePage } from "@skywave/services/catalogue/browse-catalogue";
import { searchCatalogue } from "@skywave/services/catalogue/search-catalogue";
import { verifyAccount } from "@skywave/services/customer-lookup/verify-account";
import { createAccount } from "@skywave/services/identities/create-account";
import { loadIdentifiedAccount } from "@skywave/services/legacy-accounts/load-identified-account";
import { editLibrary } from "@skywave/services/library/edit-library";
import { loadLibrary } from "@skywave/services/library/load-library";
import { tuneSource } from "@skywave/services/listening/tune-source";
import { loadOffers } from "@skywave/services/offers/load-offers";
import { findRadioByNumber } from "@skywave/services/radios/find-radio";
import { followRefresh, refreshRadio } from "@skywave/services/signal/refresh-radio";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { loadTrialByLink } from "@skywave/services/vehicle-trials/claim-trial";
import { sayCommand } from "@skywave/services/voice/say-command";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../system/open-client.ts";
import type { Service } from "../../system/service.ts";
import { openSystem, type System } from "../../system/system.ts";

const SANDBOX_PASSWORD = "an-evening-on-the-air";
const LOCALE = "en-US" as const;

let system: System;
let node: Service;
beforeAll(async () => {
  system = await openSystem();
  node = await system.startNode({ env: { SKYWAVE_MODE: "sandbox" } });
}, 120_000);
afterAll(async () => {
  await node.stop();
  await system.stop();
}, 60_000);

/** Without a page: what a screen would ask for, asked for by nothing but the use cases. */
const client = async () => {
  const skywave = openClient(node.url);
  await skywave.start();
  return skywave;
};

test("[S1.01] serves visitors, customers of either billing system, and who comes by the link of a vehicle's trial", async () => {
  const visitor = await client();
  const offers = await loadOffers(visitor, { country: "US" });
  expect(offers.ok && offers.offers.length).toBeGreaterThan(0);
  expect(await listPlans(visitor)).toMatchObject({ ok: false, code: "SESSION_ENDED" });

  const customer = await client();
  const signedIn = { handle: "dana@skywave.example", password: SANDBOX_PASSWORD };
  expect(await signInWithPassword(customer, signedIn)).toEqual({ ok: true });
  expect(await listPlans(customer)).toMatchObject({
    ok: true,
    subscriptions: [{ source: { type: "stripe" } }],
  });

  const found = await verifyAccount(await client(), { accountNumber: "8811340266", zipCode: "78401" });
  expect(found).toMatchObject({ ok: true });
  const ofLegacySystem = await client();
  const clues = { accountNumber: "8811340266", lastName: "Castellane" };
  const named = await verifyAccount(ofLegacySystem, clues);
  const account = await loadIdentifiedAccount(ofLegacySystem, named.ok ? named.token : "");
  expect(account).toMatchObject({ ok: true, registration: { isEligible: true } });
  expect(account.ok && account.plans.map(({ type }) => type).toSorted()).toEqual(["car", "car", "marine"]);

  const sent = await fetch(`${node.url}/sandbox/api/vehicle-trials`, { redirect: "manual" });
  const [, link = ""] = (sent.headers.get("location") ?? "").split("#");
  expect(await loadTrialByLink(await client(), link)).toMatchObject({ ok: true });
}, 120_000);

test("[S1.06] refreshes the radio of a plan until it plays", async () => {
  const email = `${randomUUID()}@example.com`;
  const driver = await client();
  const account = { email, password: SANDBOX_PASSWORD, language: LOCALE };
  expect(await createAccount(driver, account)).toMatchObject({ ok: true });
  const made = await fetch(`${node.url}/sandbox/api/garage`, {
    method: "POST",
    headers: { "content-type": "application/json", "sxm-trace-id": randomUUID(), origin: node.url },
    body: JSON.stringify({ email, country: "US" }),
  });
  expect(made.status).toBe(201);
  const { radioId } = (await made.json()) as { radioId: string };
  const lastFour = radioId.slice(-4);
  expect(await listPlans(driver)).toMatchObject({
    ok: true,
    subscriptions: [{ radio: { radioIdLastFour: lastFour } }],
  });

  const found = await findRadioByNumber(driver, { radioId });
  const [radio] = found.ok ? found.radios : [];
  expect(radio).toMatchObject({ radioIdLastFour: lastFour });
  const sent = await refreshRadio(driver, { token: radio?.token ?? "" });
  expect(sent).toMatchObject({ ok: true, refresh: { radioIdLastFour: lastFour } });
  const refreshId = sent.ok ? sent.refresh.refreshId : "";
  const { signal } = new AbortController();
  const followed = await followRefresh(driver, { refreshId, onStep: () => undefined, signal });
  expect(followed).toMatchObject({ ok: true, refresh: { state: "playing", isOver: true } });
}, 120_000);

test("[S1.09] browses, keeps, plays, searches and takes what is said", async () => {
  const listener = await client();
  const account = {
    email: `${randomUUID()}@example.com`,
    password: "an unusual evening train",
    language: LOCALE,
  };
  expect(await createAccount(listener, account)).toMatchObject({ ok: true });

  const page = { pageEntityType: "page", pageEntityId: "listen" };
  const browsed = await loadBrowsePage(listener, page, { locale: LOCALE });
  const [first] = browsed.ok
    ? browsed.containers.flatMap(({ sets }) => sets.flatMap(({ items }) => items))
    : [];
  expect(first).toBeDefined();

  const searched = await searchCatalogue(listener, { query: "Brass Alley", locale: LOCALE });
  const channel = searched.ok
    ? searched.items.find(({ entityType }) => entityType === "channel-linear")
    : undefined;
  expect(channel).toMatchObject({ title: "Brass Alley" });
  const { entityId = "" } = channel ?? {};

  const content = { entityType: "channel-linear" as const, entityId };
  expect(await editLibrary(listener, { ...content, action: "keep" })).toMatchObject({ ok: true });
  const library = await loadLibrary(listener, { locale: LOCALE });
  expect(library.ok && library.items.map((item) => item.content.entityId)).toEqual([entityId]);

  const tuned = await tuneSource(listener, { type: "channel-linear", id: entityId });
  expect(tuned).toMatchObject({ ok: true, tuned: { channelId: entityId, isEncrypted: true } });

  const said = await sayCommand(listener, { text: "play Brass Alley", locale: LOCALE });
  expect(said).toMatchObject({
    ok: true,
    answer: { intent: "play", item: { channel: { name: "Brass Alley" } } },
  });
}, 120_000);
