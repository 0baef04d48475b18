import { dictionaries, type Locale, LOCALES } from "@skywave/localization";
import { createSkywave } from "@skywave/sdk";
import { createFakePlatform, makeConfiguration } from "@skywave/sdk/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import type { SandboxAnswers, SandboxApi } from "./panel/sandbox-api.ts";
import { SandboxContext } from "./panel/sandbox-context.ts";
import { SandboxPage } from "./sandbox-page.tsx";
import { SECTIONS } from "./sandbox-sections.ts";

const MESSAGE = {
  id: "message-1",
  to: "ada@example.com",
  channel: "mail",
  subject: "482913 is your code",
  text: "482913 is your code. http://localhost:8080/account",
  html: "<p style='color: red'>482913</p>",
  sentAt: "2026-11-21T12:00:00Z",
  locale: "en-US",
} as const;

const ANSWERS: SandboxAnswers = {
  personas: {
    personas: [
      {
        id: "dana",
        name: "Dana",
        description: "",
        country: "US",
        email: "dana@example.com",
        password: "secret",
        links: [{ label: "Sign in", url: "/account/login" }],
      },
      { id: "new", name: "Zoe", description: "Came later", country: "US", links: [] },
    ],
    deepLinks: [{ label: "Account", description: "", url: "/account", country: "US" }],
  },
  inbox: { messages: [MESSAGE, { ...MESSAGE, id: "message-2", to: "zoe@example.com" }] },
  clock: { now: "2026-12-21T12:00:00Z", realNow: "2026-11-21T12:00:00Z", isMoved: true },
  flags: {
    flags: [{ name: "enableX", isOn: false, owner: "checkout", reason: "On trial", removeBy: "2027-11-30" }],
  },
  endpoints: {
    endpoints: [
      { domain: "order", name: "getOrder", method: "GET", path: "/order/v1/orders", enabled: true },
    ],
  },
  faults: { faults: [{ name: "slow-api", description: "", isActive: false }] },
  "student-reviews": {
    reviews: [{ verificationId: "sv_1", name: "Mina Park", school: "Lakeside College", fileName: null }],
  },
  garage: {
    vehicles: [
      {
        radioId: "R4Y7H2VN",
        vin: "9SKVR2H45R1000217",
        plate: "RKD4821",
        state: "TX",
        name: "2024 Solano Vireo",
        owner: null,
        isOn: true,
        isUnderRoof: true,
        isPlaying: false,
      },
    ],
  },
  "sound-library": { progress: { made: 312, all: 576, isMaking: true } },
  "gift-cards": {
    giftCards: [
      { number: "7001260000000017", securityCode: "4711", expiry: "09/29", amount: 25, country: "US" },
      { number: "SKYWCAGIFT50AIR1", securityCode: null, expiry: null, amount: 50, country: "CA" },
    ],
  },
};

function open(hash: string, options: { locale?: Locale; api?: Partial<SandboxApi> } = {}) {
  location.hash = hash;
  const locale = options.locale ?? "en-US";
  const change = vi.fn<(name: keyof SandboxAnswers, change: object) => Promise<unknown>>(
    async (name) => ANSWERS[name],
  );
  const read = vi.fn<(name: keyof SandboxAnswers, query?: object) => Promise<unknown>>(
    async (name) => ANSWERS[name],
  );
  const api = { read, change, ...options.api };
  const translate = makeTranslator(locale, dictionaries[locale].sandbox);
  const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
  render(
    <SandboxContext
      value={{
        api: api as SandboxApi,
        translate,
        brandName: "Skywave",
        otherBrand: "//other.test/",
        skywave,
      }}
    >
      <SandboxPage locales={["en-CA", "fr-CA"]} />
    </SandboxContext>,
  );
  return { change, read };
}

beforeEach(() => history.replaceState(null, "", "/sandbox"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the sandbox page", () => {
  it.each(LOCALES.flatMap((locale) => SECTIONS.map(({ id }) => [id, locale] as const)))(
    "shows %s in %s without a text missing",
    async (id, locale) => {
      open(`#${id}`, { locale });
      await screen.findAllByRole("heading", { level: 2 });
      await expect.poll(() => screen.queryByText(/…$/)).toBeNull();
      expect(document.body.textContent).not.toMatch(/sandbox\.[a-z]/);
    },
  );

  it("shows who one can be, and how they sign in", async () => {
    open("#people");
    expect(await screen.findByText("secret")).toBeDefined();
    expect(screen.getByRole("link", { name: "Sign in: Dana" }).getAttribute("href")).toBe("/account/login");
    expect(screen.getByText("Came later")).toBeDefined();
  });

  it("finds people and pages by the beginning of a word, and says where nothing is found", async () => {
    open("#people");
    const search = await screen.findByLabelText("Find a person or a page");
    fireEvent.change(search, { target: { value: "zo" } });
    expect(screen.queryByRole("heading", { name: "Dana" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Zoe" })).toBeDefined();
    expect(screen.getByText("No page matches. Try one word of its name.")).toBeDefined();
    fireEvent.change(search, { target: { value: "accou" } });
    expect(screen.getByText("Nobody matches. Try the beginning of a name.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Account" }).getAttribute("href")).toBe("/account");
  });

  it("keeps which stops of the tour were seen, and forgets them on demand", async () => {
    localStorage.clear();
    open("#tour");
    const dana = await screen.findByRole("link", { name: "Sign in as Dana" });
    expect(dana.getAttribute("href")).toBe("/account/login");
    expect(screen.getByRole("progressbar", { name: "0 of 10 stops seen" })).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: "Open the inbox" }));
    await screen.findByRole("heading", { level: 2, name: "Inbox" });
    cleanup();
    open("#tour");
    expect(await screen.findByRole("progressbar", { name: "1 of 10 stops seen" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "Read your mail (seen)" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByRole("progressbar", { name: "0 of 10 stops seen" })).toBeDefined();
  });

  it("shows only the messages to one address", async () => {
    const { read } = open("#inbox");
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    read.mockResolvedValue({ messages: [{ ...MESSAGE, id: "message-2", to: "zoe@example.com" }] });
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: " ZOE@" } });
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(read).toHaveBeenLastCalledWith("inbox", { search: "ZOE@" });
  });

  it("shows a message by itself when it arrives, and leaves an open one open", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const messages = [{ ...MESSAGE, channel: "text", html: "" }];
    open("#inbox", { api: { read: (async () => ({ messages: [...messages] })) as SandboxApi["read"] } });
    fireEvent.click(await screen.findByRole("button", { name: "Show the message" }));
    messages.unshift({ ...MESSAGE, id: "message-3", subject: "Welcome" } as never);
    vi.advanceTimersToNextTimer();
    expect(await screen.findByRole("article", { name: "Welcome" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Hide the message" })).toBeDefined();
  });

  it("puts a message on somebody's account page, in every language", async () => {
    const make = vi.fn<(name: string, body: object) => Promise<object>>(async () => ({ id: "m-1" }));
    open("#inbox", { api: { make: make as unknown as SandboxApi["make"] } });
    fireEvent.change(await screen.findByLabelText("Whose account, by email address or username"), {
      target: { value: "zoe@example.com" },
    });
    fireEvent.change(screen.getByLabelText("What to say"), { target: { value: "Hello" } });
    fireEvent.click(screen.getByRole("button", { name: "Show it" }));
    expect(
      await screen.findByText("The message waits on the account page of zoe@example.com."),
    ).toBeDefined();
    const texts = { "en-US": "Hello", "en-CA": "Hello", "fr-CA": "Hello" };
    expect(make).toHaveBeenCalledWith("outreach-messages", {
      handle: "zoe@example.com",
      texts,
      link: "/account/security",
    });
  });

  it("answers a text as its receiver would, and shows what comes back", async () => {
    const text = { ...MESSAGE, id: "message-3", to: "5125550171", channel: "text", subject: "", html: "" };
    const read = vi.fn<() => Promise<object>>(async () => ({ messages: [text] }));
    const make = vi.fn<(name: string, body: object) => Promise<{ answer: string }>>(async () => ({
      answer: "Skywave: done.",
    }));
    open("#inbox", {
      api: {
        read: read as unknown as SandboxApi["read"],
        make,
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show the message" }));
    fireEvent.click(screen.getByRole("button", { name: "Send reply" }));
    expect(await screen.findByText("Skywave: done.")).toBeDefined();
    expect(make).toHaveBeenCalledWith("answers-to-texts", { phone: "5125550171", text: "STOP" });
  });

  it("shows code, links and, on demand, the whole mail", async () => {
    open("#inbox");
    const [message] = await screen.findAllByRole("article");
    expect(message?.querySelector("code")?.textContent).toBe("482913");
    expect(message?.querySelector("a")?.href).toBe("http://localhost:8080/account");
    fireEvent.click(screen.getAllByRole("button", { name: "Show the message" })[0] ?? document.body);
    expect(message?.querySelector("iframe")?.getAttribute("sandbox")).not.toContain("allow-scripts");
    expect(message?.querySelector("iframe")?.srcdoc).toBe("<p data-style='color: red'>482913</p>");
  });

  it("shows gift cards with what is asked for beside the number", async () => {
    open("#cards");
    const printed = await screen.findByText("7001 2600 0000 0017");
    expect(printed.closest("tr")?.textContent).toContain("Expires 09/29, code 4711");
    const digital = screen.getByText("SKYW CAGI FT50 AIR1").closest("tr");
    expect(digital?.textContent).toContain("Digital");
    expect(digital?.textContent).toContain("50.00");
  });

  it("moves the clock", async () => {
    const { change } = open("#clock");
    fireEvent.click(await screen.findByRole("button", { name: "A month ahead" }));
    expect(change).toHaveBeenCalledWith("clock", { advance: "P1M" });
    fireEvent.click(await screen.findByRole("button", { name: "Back to real time" }));
    expect(change).toHaveBeenCalledWith("clock", { reset: true });
  });

  it("moves the time of one person alone", async () => {
    const { change, read } = open("#clock");
    const whose = await screen.findByLabelText("The clock of");
    await screen.findByRole("option", { name: "dana@example.com" });
    fireEvent.change(whose, { target: { value: "dana@example.com" } });
    await expect.poll(() => read).toHaveBeenCalledWith("clock", { who: "dana@example.com" });
    fireEvent.click(screen.getByRole("button", { name: "A month ahead" }));
    expect(change).toHaveBeenCalledWith("clock", { advance: "P1M", who: "dana@example.com" });
  });

  it("tells what happened to people's plans while the clock was moved", async () => {
    const steps = (["bill", "try", "suspend", "turn", "writeOff", "advanceMessage"] as const).map((kind) => ({
      on: "2026-12-10",
      kind,
      plan: "Horizon",
      who: "dana@example.com",
      amount: kind === "try" ? 12.74 : null,
      currency: "USD" as const,
    }));
    const change = async () => ({ ...ANSWERS.clock, steps });
    open("#clock", { api: { change: change as SandboxApi["change"] } });
    fireEvent.click(await screen.findByRole("button", { name: "A year ahead" }));
    const told = await screen.findAllByRole("listitem");
    expect(told.map(({ textContent }) => textContent)).toContain(
      "Dec 10, 2026 Horizon: the card was asked for $12.74 dana@example.com",
    );
    expect(told).toHaveLength(6);
  });

  it.each([
    ["#flags", "flags", { name: "enableX", isOn: true }],
    ["#endpoints", "endpoints", { domain: "order", name: "getOrder", enabled: false }],
    ["#faults", "faults", { name: "slow-api", isActive: true }],
  ])("switches under %s", async (hash, name, expected) => {
    const { change } = open(hash);
    fireEvent.click(await screen.findByRole("switch"));
    expect(change).toHaveBeenCalledWith(name, expected);
  });

  it("says so when the server does not answer, and tries again", async () => {
    let asks = 0;
    const read: SandboxApi["read"] = async (name) => {
      asks += 1;
      if (asks === 1) throw new Error("down");
      return ANSWERS[name];
    };
    open("#faults", { api: { read } });
    expect((await screen.findByRole("alert")).textContent).toContain("didn’t answer");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("switch")).toBeDefined();
  });
});
