import type { Subscription } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { makeTranslator } from "#i18n/translate.ts";
import { OwnRadios } from "./own-radios.tsx";

const VEHICLE = { year: 2018, make: "Tandem", model: "Duo", yearMakeModel: "2018 Tandem Duo" };
const VIN = "9SKTD1C01J1000742";
const HEARD = {
  type: "car",
  radioIdLastFour: "7K42",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: VEHICLE,
} as const;
const SIGNAL = { requestedAt: "2026-11-20T12:00:00Z", isHeard: true };
const OWN = {
  ...HEARD,
  subscriptionId: "sub-1",
  receives: ["entertainment", "infotainment"],
  lastSignal: SIGNAL,
};
const CLOSED = {
  radioId: "R4Y7H2VN",
  last4DigitsOfRadioId: "H2VN",
  vehicleInfo: { vin: "9SKVR2H45R1000217", year: 2024, make: "Solano", model: "Vireo" },
};
const DEVICE = { id: "LGCY7K42", type: "car", radioIdLastFour: "7K42", vehicle: { vin: VIN, ...VEHICLE } };
const ACCOUNT = {
  subscriptions: [{ id: "sub-1", deviceId: "LGCY7K42" }],
  devices: [DEVICE],
  closedDevices: [],
};
const { options } = makeSubscription();
const ASK_US = {
  canDownloadManual: "ASK_US",
} as const;
const PLAN = makeSubscription({
  radio: HEARD,
  options: { ...options, canRefreshRadio: true, reasonsOff: ASK_US },
});

afterEach(cleanup);

function open(
  answers: Record<string, unknown> = {},
  {
    subscriptions = [PLAN],
    locale,
  }: { subscriptions?: readonly Subscription[]; locale?: (typeof LOCALES)[number] } = {},
) {
  const fake = fakeSkywave({
    listRadios: { radios: [OWN] },
    showAccount: { data: ACCOUNT },
    ...answers,
  });
  fake.setSession("authenticated");
  const translate =
    locale && makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
  const draw = () => <OwnRadios subscriptions={subscriptions} Nickname={() => <button>nickname</button>} />;
  const page = renderPage(draw, { fake, ...(translate && { translate }) });
  return { ...page, fake };
}

describe("OwnRadios", () => {
  it("shows each radio by its vehicle, with its plan, what it receives and its last signal", async () => {
    open({}, { locale: "en-US" });
    const radio = within(await screen.findByRole("article"));
    expect(radio.getByRole("heading", { name: "2018 Tandem Duo" })).toBeDefined();
    expect(radio.getByText("Radio ID ending in 7K42")).toBeDefined();
    expect(radio.getByText(PLAN.offers.active.name)).toBeDefined();
    expect(radio.getByText("Channels · Traffic and travel")).toBeDefined();
    expect(radio.getByText(/^Nov 20, 2026, .+, received$/)).toBeDefined();
    expect(radio.getByRole("link", { name: "Refresh signal" }).getAttribute("href")).toBe(
      "/subscribe/refresh-signal?subscriptionId=sub-1",
    );
    expect(screen.getByText(/Our team can send you its manual/)).toBeDefined();
    expect(document.body.textContent).not.toContain("LGCY7K42");
  });

  it("is nothing for who has no radio and never had one", async () => {
    const { container } = open(
      { listRadios: { radios: [] }, showAccount: { data: { ...ACCOUNT, subscriptions: [] } } },
      { subscriptions: [makeSubscription()] },
    );
    await expect.poll(() => container.textContent).toBe("");
  });

  it.each([
    ["SUBSCRIPTION_SUSPENDED", "suspended"],
    ["SUBSCRIPTION_PAUSED", "paused"],
    ["SUBSCRIPTION_ENDED", "ended"],
    ["NO_RADIO", "other"],
  ] as const)("[S3.23] says why a radio cannot be refreshed: %s", async (canRefreshRadio, said) => {
    const off = { ...options, canRefreshRadio: false, reasonsOff: { ...ASK_US, canRefreshRadio } };
    open({}, { subscriptions: [makeSubscription({ radio: HEARD, options: off })] });
    expect(await screen.findByText(`own-radios.refresh-off.${said}`, { exact: false })).toBeDefined();
    expect(screen.queryByRole("link", { name: "plan.refresh-radio" })).toBeNull();
    expect(screen.queryAllByRole("link", { name: "account.pay-now" })).toHaveLength(
      said === "suspended" ? 1 : 0,
    );
  });

  it("shows what the older service knows where the newer one fails", async () => {
    open({ listRadios: refusal("FROM_A_NEWER_SERVER") });
    expect(await screen.findAllByText("own-radios.unknown")).toHaveLength(2);
    expect(screen.getByRole("heading", { name: "2018 Tandem Duo" })).toBeDefined();
  });

  it("[A3.28] tells analytics of a radio by the ends of its numbers, and of those that are closed", async () => {
    const { app, told } = open({ showAccount: { data: { ...ACCOUNT, closedDevices: [CLOSED] } } });
    await screen.findByText("closed-radios.heading");
    app.tracking.event("continue");
    await expect
      .poll(() => told.at(-1)?.groups.deviceInfo)
      .toEqual({
        id: "•••7K42",
        radioId: "•••7K42",
        vin: "•••0742",
        serviceId: "sub-1",
        status: "active",
        type: "car",
        vehicleInfo: { year: "2018", make: "Tandem", model: "Duo" },
      });
    expect(told.at(-1)?.groups.account?.closedDevices).toEqual([
      { radioId: "•••H2VN", vehicleInfo: { year: "2024", make: "Solano", model: "Vireo" } },
    ]);
  });
});

describe("radios of which nobody could tell whether more are closed", () => {
  it("[A3.28] are told without any that are", async () => {
    const { app, told } = open({ showAccount: refusal("SYSTEM") });
    await screen.findByRole("heading", { name: "2018 Tandem Duo" });
    app.tracking.event("continue");
    await expect.poll(() => told.at(-1)?.groups.deviceInfo?.serviceId).toBe("sub-1");
    expect(told.at(-1)?.groups.account?.closedDevices).toBeUndefined();
  });
});

describe("a radio that is removed", () => {
  async function startRemoving(answer: unknown, reason: string) {
    const page = open({ removeDevice: answer });
    fireEvent.click(await screen.findByRole("button", { name: "remove-radio.open-label" }));
    const field = await screen.findByLabelText("remove-radio.reason");
    if (reason !== "") fireEvent.change(field, { target: { value: reason } });
    const press = () => fireEvent.click(screen.getByRole("button", { name: "remove-radio.open" }));
    const bodies = () =>
      page.fake.calls.flatMap(({ name, input }) =>
        name === "removeDevice" ? [Reflect.get(Object(input), "body")] : [],
      );
    return { ...page, press, bodies };
  }
  const REMOVED = { data: { radioIdLastFour: "7K42", subscriptionId: "sub-1", removedAt: "" } };

  it.each(["vehicleSold", "radioLost", "radioSold"])(
    "[S9.22] is taken off its plan by its whole number with the reason %s, and that is said",
    async (reason) => {
      const { press, bodies } = await startRemoving(REMOVED, reason);
      press();
      const said = await screen.findByText("remove-radio.done");
      expect(document.activeElement?.contains(said)).toBe(true);
      expect(bodies()).toEqual([{ radioId: "LGCY7K42", reason }]);
    },
  );

  it("[S9.22] is taken off with another reason in at most 200 characters of the person's own", async () => {
    const { press, bodies } = await startRemoving(REMOVED, "other");
    press();
    expect(await screen.findAllByText("remove-radio.other-empty")).toHaveLength(2);
    const text = screen.getByLabelText("remove-radio.other-reason");
    fireEvent.change(text, { target: { value: "x".repeat(201) } });
    press();
    expect(await screen.findAllByText("remove-radio.other-too-long")).toHaveLength(2);
    fireEvent.change(text, { target: { value: "It fell overboard" } });
    press();
    await screen.findByText("remove-radio.done");
    expect(bodies()).toEqual([{ radioId: "LGCY7K42", reason: "other", otherReason: "It fell overboard" }]);
  });

  it.each(LOCALES)("[S9.22] has the set texts for its reasons in %s", async (locale) => {
    open({}, { locale });
    const texts: Record<string, string> = Object.assign({}, ...Object.values(dictionaries[locale]));
    fireEvent.click(await screen.findByRole("button", { name: /Tandem/ }));
    const reasons = await screen.findAllByRole("option");
    const own = ["J’ai vendu mon véhicule", "J’ai perdu la radio", "J’ai vendu la radio"];
    const set = ["I sold my vehicle", "I lost the radio", "I sold the radio"];
    expect(reasons.slice(1).map(({ textContent }) => textContent)).toEqual([
      ...(locale === "fr-CA" ? own : set),
      texts["remove-radio.reason.other"],
    ]);
  });

  it("asks for a reason, and is kept at a press", async () => {
    const { press, bodies } = await startRemoving(REMOVED, "");
    press();
    expect(await screen.findAllByText("remove-radio.reason-empty")).toHaveLength(2);
    const keep = screen.getByRole("button", { name: "remove-radio.keep" });
    keep.focus();
    fireEvent.click(keep);
    // Where the person was before, and not at the card's first act.
    const opener = await screen.findByRole("button", { name: "remove-radio.open-label" });
    await expect.poll(() => document.activeElement).toBe(opener);
    expect(bodies()).toEqual([]);
  });

  it("may be on no plan any more, which is said: DEVICE_NOT_FOUND", async () => {
    const { press } = await startRemoving(refusal("DEVICE_NOT_FOUND"), "radioLost");
    press();
    expect(await screen.findByText("remove-radio.DEVICE_NOT_FOUND")).toBeDefined();
  });
});
