import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { takeToken } from "../../navigation/take-token.ts";
import { TransferTargetedPage } from "./transfer-targeted-page.tsx";

const PATH = "/transfer/targeted";
const RADIO = {
  subscriptionId: null,
  planName: "Polaris",
  radioIdLastFour: "7K42",
  type: "car",
  yearMakeModel: "2018 Tandem Duo" as string | null,
};
const VEHICLE = { year: 2018, make: "Tandem", model: "Duo", yearMakeModel: "2018 Tandem Duo" };
const OLD = {
  type: "car",
  radioIdLastFour: "7K42",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: VEHICLE,
} as const;
const { options } = makeSubscription();
const PLAN = makeSubscription({ radio: OLD, options: { ...options, canTransferSubscription: true } });

function open(answers: Record<string, unknown> = {}, token?: string) {
  const fake = fakeSkywave({
    tokenCsEligibleRadios: { data: { radios: [RADIO] } },
    showTargetedLink: {
      plan: "Polaris",
      maskedEmail: "j•••@e•••.com",
      maskedPhone: null,
      subscriptionId: null,
    },
    sendTargetedCode: { expiresInSeconds: 600, resendAfterSeconds: 30 },
    redeemTargetedLink: { grant: "g", subscriptionId: "sub-1" },
    otpAuthenticate: { grant: "g", identityId: "identity-1" },
    listSubscriptions: { subscriptions: [PLAN] },
    ...answers,
  });
  fake.setSession("anonymous");
  if (token !== undefined) takeToken(new Request(`http://localhost${PATH}?token=${token}`));
  const { router, told } = renderPage(TransferTargetedPage, { fake, at: PATH });
  const events = () => told.map(({ name }) => name).filter((name) => name.startsWith("acsc-account-token"));
  return { fake, router, events };
}

afterEach(cleanup);

describe("TransferTargetedPage", () => {
  it("says that the address has no link, and leads back to the move after a sign-in", async () => {
    const { events } = open();
    expect(await screen.findByText("targeted.missing")).toBeDefined();
    const signIn = screen.getByRole("link", { name: "targeted.sign-in" }).getAttribute("href");
    expect(signIn).toBe("/account/login?returnUrl=%2Ftransfer");
    expect(events()).toEqual([]);
  });

  it("shows on which radio the plan is heard, and the move itself only after the code", async () => {
    const { events, router, fake } = open({}, "token-1");
    expect(await screen.findByText("targeted.radio")).toBeDefined();
    expect(await screen.findByText("targeted.about-transfer")).toBeDefined();
    expect(fake.calls.some(({ name }) => name === "listSubscriptions")).toBe(false);
    fireEvent.click(await screen.findByRole("button", { name: "targeted.send" }));
    fireEvent.change(await screen.findByLabelText("sign-in.code"), { target: { value: "123456" } });
    expect(await screen.findByText("transfer.lead")).toBeDefined();
    expect(router.state.location.search).toBe("?subscriptionId=sub-1");
    expect(events()).toEqual(["acsc-account-token-success"]);
  });

  it("names a radio that is in no vehicle we know by its number alone", async () => {
    open({ tokenCsEligibleRadios: { data: { radios: [{ ...RADIO, yearMakeModel: null }] } } }, "token-2");
    expect(await screen.findByText("targeted.radio-alone")).toBeDefined();
  });

  it.each([
    ["is over", refusal("UNAUTHENTICATED_CUSTOMER")],
    ["cannot be asked about", lost()],
  ])(
    "tells analytics of a link that %s, and leaves the rest to the one who opens it",
    async (_what, answer) => {
      const over = { tokenCsEligibleRadios: answer, showTargetedLink: refusal("TARGETED_LINK_OVER") };
      const { events } = open(over, "token-3");
      expect(await screen.findByRole("button", { name: "targeted.fresh" })).toBeDefined();
      await expect.poll(events).toEqual(["acsc-account-token-failure"]);
      expect(screen.queryByText("targeted.heard-on")).toBeNull();
    },
  );
});
