import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StreamingCredentials } from "./streaming-credentials.tsx";

const ADDRESS = "dana@example.com";
const credentials = {
  username: "dana.reyes",
  maskedUsername: "d•••s",
  hasPassword: true,
  hasRandomCredentials: false,
};
const byAddress = { maskedUsername: "d•••@e•••.com", hasPassword: true, hasRandomCredentials: false };

function open() {
  const fake = fakeSkywave({
    getStreamingCredentials: credentials,
    setStreamingCredentials: refusal("WAITING_ON_ONE_TIME_PASSWORD_ERROR"),
  });
  fake.setSession("authenticated");
  renderPage(() => <StreamingCredentials isOnboarding={false} afterwards={null} />, { fake, at: "/" });
  return fake;
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "credentials.save" }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("a username that is an address", () => {
  it("[S5.05] is sent as the email, and saved once the code from its mailbox was typed", async () => {
    const fake = open();
    await type("credentials.username", ADDRESS);
    save();
    const code = await screen.findByLabelText("sign-in.code");
    await expect.poll(() => document.activeElement).toBe(code);
    fake.answers["setStreamingCredentials"] = refusal("INVALID");
    await type("sign-in.code", "111111");
    save();
    expect(await screen.findByRole("link", { name: "sign-in.error.INVALID" })).toBeDefined();
    fake.answers["setStreamingCredentials"] = byAddress;
    await type("sign-in.code", "123 456");
    save();
    expect(await screen.findByText("credentials.done-heading")).toBeDefined();
    const sent = fake.calls.filter(({ name }) => name === "setStreamingCredentials").at(-1);
    expect(sent).toMatchObject({
      input: { body: { username: ADDRESS, emailAddress: ADDRESS, otp: "123456" } },
    });
  });

  it("that somebody else has is refused beside its field, and another name asks for no code", async () => {
    const fake = open();
    await type("credentials.username", ADDRESS);
    save();
    await type("sign-in.code", "123456");
    fake.answers["setStreamingCredentials"] = refusal("INVALID_HANDLE");
    save();
    const told = await screen.findByRole("link", { name: "security.contact.error.HANDLE_ALREADY_IN_USE" });
    expect(told.getAttribute("href")).toBe("#field-username");
    expect(screen.queryByLabelText("sign-in.code")).toBeNull();
  });

  it("[S8.17] that is none is refused beside its field: INVALID_EMAIL_ADDRESS", async () => {
    const fake = open();
    fake.answers["setStreamingCredentials"] = refusal("INVALID_EMAIL_ADDRESS");
    await type("credentials.username", "dana@example");
    save();
    const told = await screen.findByRole("link", { name: "security.contact.error.EMAIL_INVALID" });
    expect(told.getAttribute("href")).toBe("#field-username");
  });
});
