import { DICTIONARY_VERSIONS } from "@skywave/localization";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createInbox } from "#providers/mail/inbox-repository.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { PRODUCTION } from "#testing/production.ts";

describe("The sandbox", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const post = (payload: object) => api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload });

  test("moves business time by whole months, and back", async () => {
    const before = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
    const moved = (await post({ advance: "P1M" })).json();
    expect(moved).toMatchObject({ now: "2026-04-10T15:00:00Z", realNow: before.realNow, isMoved: true });
    expect((await post({ set: "2027-01-31T00:00:00Z" })).json().now).toBe("2027-01-31T00:00:00Z");
    expect((await post({ reset: true })).json()).toMatchObject({ now: before.realNow, isMoved: false });
  });

  test("tells of no sound that is made ahead where none is", async () => {
    const answer = await api.app.inject({ url: "/sandbox/api/sound-library" });
    expect(answer.json()).toEqual({ progress: null });
  });

  test("moves the time of one person alone, whose plan goes on while everybody else's stands still", async () => {
    const [ada, bob] = [
      await subscribe(api, "us-all-access-trial"),
      await subscribe(api, "us-all-access-trial"),
    ];
    const phaseOf = async ({ visitor }: typeof ada) =>
      (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions[0]?.currentPhase.type;
    const moved = (await post({ advance: "P1M1D", who: ada.email })).json();
    expect(moved).toMatchObject({ now: "2026-04-11T15:00:00Z", isMoved: true });
    const steps: { kind: string; who: string }[] = moved.steps;
    expect(new Set(steps.map(({ who }) => who))).toEqual(new Set([ada.email]));
    expect(steps.map(({ kind }) => kind)).toContain("bill");
    expect([await phaseOf(ada), await phaseOf(bob)]).toEqual(["Introductory", "Free"]);
    const read = async (query: object) =>
      (await api.app.inject({ url: "/sandbox/api/clock", query: { ...query } })).json();
    expect((await read({})).isMoved).toBe(false);
    expect((await read({ who: ada.email.toUpperCase() })).now).toBe(moved.now);
    expect((await read({ who: "nobody@example.com" })).code).toBe("INVALID_PAYLOAD");
    expect((await post({ reset: true, who: ada.email })).json().isMoved).toBe(false);
    expect(await phaseOf(ada)).toBe("Free");
  });

  test("refuses a time that can't be read", async () => {
    for (const move of [
      { advance: "a month" },
      { set: "tomorrow" },
      {},
      { advance: "P1M", set: "2027-01-01T00:00:00Z" },
    ]) {
      expect((await post(move)).json().code).toBe("INVALID_PAYLOAD");
    }
  });

  test("keeps a subscription's phases in step with the moved clock", async () => {
    const visitor = await api.visitor();
    await visitor.register("time-traveller@example.com");
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const order = await visitor.call("order", "createOrder", { body: { offerId: "us-all-access-trial" } });
    await visitor.call("order", "completeOrder", { params: { orderId: order.data.id }, body: {} });
    const phase = async () =>
      (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions[0]?.currentPhase.type;
    expect(await phase()).toBe("Free");
    await post({ advance: "P1M" });
    expect(await phase()).toBe("Introductory");
    await post({ advance: "P3M" });
    expect(await phase()).toBe("AutoRenewing");
    await post({ reset: true });
  });

  test("shows a mail that came now before those of somebody whose clock is years ahead, and finds it by a part of its address", async () => {
    const inbox = createInbox(api.database, createClock("UTC"));
    const mail = {
      channel: "mail",
      locale: "en-US",
      subject: "Hello",
      text: "Hello",
      html: "",
      sender: "Skywave",
    } as const;
    const ahead = Temporal.Now.instant().add({ hours: 24 * 365 });
    for (let place = 0; place < 100; place += 1)
      await inbox.carry({ ...mail, id: `ahead-${place}`, to: "ahead@example.com", writtenAt: ahead });
    await inbox.carry({ ...mail, id: "now", to: "percent%_sign@example.com" });
    const list = async (query: Record<string, string>): Promise<string[]> => {
      const { messages } = (await api.app.inject({ url: "/sandbox/api/inbox", query })).json();
      return messages.map(({ id }: { id: string }) => id);
    };
    // Mails of those who were here before may come meanwhile.
    expect((await list({})).find((id) => id === "now" || id.startsWith("ahead-"))).toBe("now");
    expect(await list({})).toHaveLength(100);
    expect(await list({ search: "PERCENT%_sign@" })).toEqual(["now"]);
    expect(await list({ search: "%" })).toEqual(["now"]);
    expect(await list({ to: "percent%_sign@example.com" })).toEqual(["now"]);
  });

  test("switches flags and lays them over the shell's settings", async () => {
    const name = "enableAtlasStreamingOrganicSelfPayNonAccordion";
    await api.app.inject({ method: "PUT", url: "/sandbox/api/flags", payload: { name, isOn: false } });
    const settings = (await api.app.inject({ url: "/config/app-settings.json" })).json();
    expect(settings.flags[name]).toBe(false);
    const unknown = await api.app.inject({
      method: "PUT",
      url: "/sandbox/api/flags",
      payload: { name: "no", isOn: true },
    });
    expect(unknown.statusCode).toBe(400);
  });
});

describe("Production", () => {
  test("has no sandbox but the documents and the texts of the guide, and cookies that only a secure page of this host gets", async () => {
    const api = await openTestApi({ ...PRODUCTION, PUBLIC_DOCS: "on" });
    try {
      for (const path of ["personas", "inbox", "clock", "flags", "endpoints", "faults"]) {
        expect((await api.app.inject({ url: `/sandbox/api/${path}` })).statusCode).toBe(404);
      }
      expect((await api.app.inject({ url: "/docs/api/" })).statusCode).toBe(200);
      const { info } = (await api.app.inject({ url: "/openapi.json" })).json();
      expect(info.description).toContain("](/docs/sdk)");
      const texts = await api.app.inject({
        url: `/api/localizationservice/v1/localizations?dictionaries=sandbox:${DICTIONARY_VERSIONS.sandbox}&locale=fr-CA`,
      });
      expect(texts.json().dictionaries.sandbox["sandbox.guide.heading"]).toContain("trousse");
      const visitor = await api.visitor();
      expect([...visitor.cookies.keys()]).toEqual(["__Host-skywave-visitor"]);
    } finally {
      await api.close();
    }
  });
});
