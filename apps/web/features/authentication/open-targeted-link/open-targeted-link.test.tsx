import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OpenTargetedLink } from "./open-targeted-link.tsx";

const link = { token: "token-1", purpose: "cancel" } as const;
const shown = {
  plan: "Horizon",
  maskedEmail: "j•••@e•••.com",
  maskedPhone: null as string | null,
  subscriptionId: null as string | null,
};
const over = refusal("TARGETED_LINK_OVER");

function open(answers: Record<string, unknown>, { isSignedIn = false } = {}) {
  const fake = fakeSkywave({
    showTargetedLink: shown,
    sendTargetedCode: { expiresInSeconds: 600, resendAfterSeconds: 30 },
    redeemTargetedLink: { grant: "g", subscriptionId: "sub-1" },
    otpAuthenticate: { grant: "g", identityId: "identity-1" },
    ...answers,
  });
  fake.setSession(isSignedIn ? "authenticated" : "anonymous");
  const owned: string[] = [];
  const onOwner = (subscriptionId: string) => void owned.push(subscriptionId);
  const { app, told } = renderPage(() => <OpenTargetedLink link={link} onOwner={onOwner} />, { fake });
  return { fake, owned, app, told };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
async function typeCode(code: string) {
  fireEvent.change(await screen.findByLabelText("sign-in.code"), { target: { value: code } });
}

afterEach(cleanup);

describe("OpenTargetedLink", () => {
  it("signs in by the code alone, and sends nothing before the button is pressed", async () => {
    const { fake, owned } = open({});
    expect(await screen.findByText("targeted.about-cancel")).toBeDefined();
    expect(fake.calls.map(({ name }) => name)).toEqual(["showTargetedLink"]);
    await press("targeted.send");
    await typeCode("123456");
    await expect.poll(() => owned).toEqual(["sub-1"]);
  });

  it("[A3.01] [A4.13] tells analytics that the customer came by a link of ours, and is known by it", async () => {
    const { app, told } = open({});
    await screen.findByText("targeted.about-cancel");
    app.tracking.event("continue");
    const groups = told.at(-1)?.groups;
    expect(groups?.account?.subscriptions).toEqual([{ lookupMethod: "TOKEN_URL" }]);
    expect(groups?.customerInfo?.authenticationStatus).toBe("Identified users");
  });

  it("[A4.13] tells nobody as known by a link that is over", async () => {
    const { app, told } = open({ showTargetedLink: over });
    await screen.findByText("targeted.over");
    app.tracking.event("continue");
    expect(told.at(-1)?.groups.customerInfo?.authenticationStatus).toBe("Unidentified users");
  });

  it("leads the owner on who is signed in already", async () => {
    const { owned } = open({ showTargetedLink: { ...shown, subscriptionId: "sub-2" } }, { isSignedIn: true });
    await expect.poll(() => owned).toEqual(["sub-2"]);
  });

  it("tells whoever is signed in as somebody else, and signs them out with the right code only", async () => {
    const { fake, owned } = open({}, { isSignedIn: true });
    expect(await screen.findByText("targeted.somebody-else")).toBeDefined();
    expect(screen.getByRole("link", { name: "targeted.keep-session" }).getAttribute("href")).toBe("/account");
    await press("targeted.send");
    expect(fake.skywave.session.current()?.sessionType).toBe("authenticated");
    await typeCode("123456");
    await expect.poll(() => owned).toEqual(["sub-1"]);
  });

  it("offers the phone where one is proved, and sends there", async () => {
    const { fake } = open({ showTargetedLink: { ...shown, maskedPhone: "•••-•••-0177" } });
    await press("targeted.send-text");
    expect(await screen.findByLabelText("sign-in.code")).toBeDefined();
    expect(fake.calls.at(-1)?.input).toMatchObject({ body: { otpOption: "PHONE" } });
  });

  it.each([
    ["sign-in.error.EXPIRED", "EXPIRED"],
    ["sign-in.error.INVALID", "INVALID"],
    ["sign-in.error.NOT_FOUND", "NOT_FOUND"],
  ])("says %s of a code, and keeps it", async (text, code) => {
    const { owned } = open({ redeemTargetedLink: refusal(code) });
    await press("targeted.send");
    await typeCode("123456");
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByDisplayValue("123456")).toBeDefined();
    expect(owned).toEqual([]);
  });

  it("goes on with the code from a moment ago, and says where none can be sent", async () => {
    open({ sendTargetedCode: refusal("RATE_LIMIT_EXCEEDED") });
    await press("targeted.send");
    expect(await screen.findByText("sign-in.code-sent-earlier")).toBeDefined();
    cleanup();
    open({ sendTargetedCode: refusal("BAD_REQUEST") });
    await press("targeted.send");
    expect(await screen.findByText("sign-in.error.BAD_REQUEST")).toBeDefined();
  });

  it.each(["showTargetedLink", "sendTargetedCode", "redeemTargetedLink"])(
    "offers a fresh link where %s finds it over, and has one word for all",
    async (call) => {
      const { fake } = open({ [call]: over });
      if (call !== "showTargetedLink") await press("targeted.send");
      if (call === "redeemTargetedLink") await typeCode("123456");
      expect(await screen.findByText("targeted.over")).toBeDefined();
      await press("targeted.fresh");
      expect(await screen.findByText("targeted.fresh-sent")).toBeDefined();
      expect(fake.calls.at(-1)).toMatchObject({ name: "renewTargetedLink", input: { body: link } });
    },
  );

  it("looks again after the network was away, and says when fresh links were asked for too often", async () => {
    const { fake } = open({ showTargetedLink: lost() });
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    fake.answers["showTargetedLink"] = over;
    fake.answers["renewTargetedLink"] = refusal("RATE_LIMIT_EXCEEDED");
    await press("action.retry");
    await press("targeted.fresh");
    expect(await screen.findByText("failure.RATE_LIMIT_EXCEEDED")).toBeDefined();
    expect(screen.getByRole("button", { name: "targeted.fresh" })).toBeDefined();
  });
});
