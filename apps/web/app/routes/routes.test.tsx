import { beforeEach, describe, expect, it, vi } from "vitest";
import { isFlowStart } from "#flows/engine/flow-definition.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { openMemoryHistory } from "#testing/memory-history.ts";
import { makeApp } from "#testing/render-page.tsx";
import { firstRoutes, moreRoutes } from "./make-routes.tsx";
import { PATHS } from "../paths/paths.ts";

const noOffers = { offers: [], fallbackOffers: [] };
const noTexts = { dictionaries: {} };
let fake = fakeSkywave({ getNewOffers: noOffers, getLocalizations: noTexts });
beforeEach(() => {
  fake = fakeSkywave({ getNewOffers: noOffers, getLocalizations: noTexts });
});

async function visit(address: string, prepare: (app: ReturnType<typeof makeApp>) => void = () => undefined) {
  const app = makeApp(fake);
  prepare(app);
  const router = openPageRouter({
    history: openMemoryHistory(address),
    routes: firstRoutes(app),
    moreRoutes: () => moreRoutes(app),
  });
  const passed: string[] = [];
  router.subscribe(({ loading }) => {
    if (loading !== undefined) passed.push(loading.pathname + loading.search);
  });
  await expect.poll(() => router.state.shown).toBeDefined();
  const { location, shown } = router.state;
  const flow = isFlowStart(shown?.data) ? shown.data.definition.name : undefined;
  return { at: location.pathname + location.search, flow, passed };
}

describe("the route table", () => {
  it("knows the account's own page before the table of all pages is there", async () => {
    const app = makeApp(fake);
    fake.setSession("authenticated");
    const more = vi.fn<() => ReturnType<typeof moreRoutes>>(() => moreRoutes(app));
    const router = openPageRouter({
      history: openMemoryHistory("/Account/"),
      routes: firstRoutes(app),
      moreRoutes: more,
    });
    await expect.poll(() => router.state.shown).toBeDefined();
    expect(router.state.shown).toMatchObject({ route: { path: PATHS.account } });
    expect(router.state.shown).not.toHaveProperty("failure");
    expect(more).not.toHaveBeenCalled();
  });

  it("[A2.07] leads the empty address to the lookup, query kept", async () => {
    expect((await visit("/?langpref=fr")).at).toBe(`/${PATHS.lookup}?langpref=fr`);
  });

  it("leads to the lookup whoever wants to pick a plan without one", async () => {
    expect((await visit(`/${PATHS.pickPlan}?a=b`)).at).toBe(`/${PATHS.lookup}?a=b`);
  });

  it.each([
    ["A2.36", "/subscribe/checkout/flepz?renewalcode=choice", PATHS.renewalLookup],
    ["A2.36", "/subscribe/checkout/FLEPZ?RenewalCode=Choice", PATHS.renewalLookup],
    ["A2.37", "/subscribe/checkout?renewalcode=choice", PATHS.renewal],
    ["A2.37", "/subscribe/checkout;other=true?renewalcode=choice", PATHS.renewal],
    ["A2.37", "/subscribe/checkout?renewalcode=choice&proactiveFlag=true", PATHS.renewal],
    ["A2.37", "/subscribe/checkout;proactiveFlag=true?renewalcode=choice", PATHS.streamingOrganic],
    ["A2.37", "/subscribe/checkout;a=1;PROACTIVEFLAG?renewalcode=choice", PATHS.streamingOrganic],
    ["A2.37", "/subscribe;proactiveFlag=true/checkout?renewalcode=choice", PATHS.renewal],
    ["A2.37", "/subscribe/checkout?renewalcode=other", PATHS.streamingOrganic],
  ])("[%s] leads %s to %s, query kept", async (_id, address, target) => {
    const { passed } = await visit(address);
    expect(passed[0]).toBe(`/${target}${new URL(address, "https://here.example").search}`);
  });

  it("leads a path with matrix parameters to its page, and to no other site", async () => {
    expect((await visit("/error;a=1?b=2")).at).toBe("/error?b=2");
    expect((await visit("//evil.example;a=1")).at).toBe(`/${PATHS.lookup}`);
  });

  it.each(["min", "MIN2", "Variant1", "variant2"])(
    "leads the older variant %s on, query kept [A2.09]",
    async (name) => {
      const visited = await visit(`/Subscribe/checkout/purchase/streaming/organic/${name}?a=b`);
      expect(visited.at).toBe(`/${PATHS.streamingOrganic}?a=b`);
    },
  );

  it("shows the self-pay checkout while its flag is on, and falls back with the query when off [A2.11]", async () => {
    expect((await visit(`/${PATHS.streamingSelfPay}`)).flow).toBe("streaming-self-pay-organic");
    const off = await visit(`/${PATHS.streamingSelfPay}?a=b`, (app) => {
      app.shell.flags = {};
    });
    expect(off.at).toBe(`/${PATHS.streamingOrganic}?a=b`);
  });

  it.each([
    ["A2.10", PATHS.signAndLink],
    ["A2.22", "account/subscription/cancel-targeted"],
    ["A2.23", "account/subscription/change-targeted"],
    ["A2.24", PATHS.linkDeviceNewIdentity],
    ["A2.25", PATHS.linkDevice],
  ])("[%s] leads to the error page where the flag of %s is off", async (_id, path) => {
    const off = await visit(`/${path}`, (app) => {
      app.shell.flags = {};
    });
    expect(off.at).toBe(`/${PATHS.error}`);
  });

  it("asks for offers without a free time on the self-pay checkout", async () => {
    await visit(`/${PATHS.streamingSelfPay}`);
    expect(fake.calls[0]?.input).toMatchObject({ query: { trialPreference: "exclude" } });
  });

  it("has a checkout that processes credentials by itself [A2.13]", async () => {
    expect((await visit(`/${PATHS.autoProcessCredentials}`)).flow).toBe(
      "streaming-organic-auto-process-creds",
    );
  });

  it("falls through to the streaming purchase when the organic checkout does not match [A2.14]", async () => {
    expect((await visit(`/${PATHS.streamingOrganic}`)).flow).toBe("streaming-organic");
    const targeted = await visit(`/${PATHS.streamingOrganic}?PromoCode=SPRING`);
    expect(targeted).toMatchObject({ flow: "streaming", at: `/${PATHS.streamingOrganic}?PromoCode=SPRING` });
    const sellsNone = await visit(`/${PATHS.streamingOrganic}`, (app) => {
      app.shell.sellsStreaming = false;
    });
    expect(sellsNone.flow).toBe("streaming");
  });

  it("hands the code of a link to the streaming purchase [A2.33]", async () => {
    await visit(`/${PATHS.streaming}?programcode=SPRING`);
    const asked = fake.calls.find(({ name }) => name === "getNewOffers");
    expect(asked?.input).toMatchObject({ query: { promoCode: "SPRING" } });
  });

  it("sends a visitor from the account to sign in, and back afterwards [A2.39]", async () => {
    expect((await visit("/account/bills?kind=refund")).at).toBe(
      "/account/login?returnUrl=%2Faccount%2Fbills%3Fkind%3Drefund",
    );
  });

  it("lets a signed-in person into the account", async () => {
    fake.setSession("authenticated");
    expect((await visit("/account")).at).toBe("/account");
  });

  it("shows our own sign-in page while the account center's flag is off [A2.26]", async () => {
    expect((await visit("/account/login")).at).toBe("/account/login");
  });

  it("stays on the error page and on unknown addresses", async () => {
    expect((await visit("/error?reference=abc")).at).toBe("/error?reference=abc");
    expect((await visit("/no/such/page")).at).toBe("/no/such/page");
  });
});
