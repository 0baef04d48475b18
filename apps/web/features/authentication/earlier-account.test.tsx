import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { EarlierAccount } from "./earlier-account.tsx";

const GRANT = { grant: "g", identityId: "identity-1" };
const proof = { name: "otpAuthenticate", grant: "mail" } as const;

function open(hasPassword: boolean, answers: Record<string, unknown> = {}) {
  const signedIn: string[] = [];
  const fake = fakeSkywave({ authenticatePassword: GRANT, otpAuthenticate: GRANT, ...answers });
  const found = { ok: false, code: "EARLIER_ACCOUNT", hasPassword, proof } as const;
  renderPage(
    () => <EarlierAccount handle="jo@example.com" found={found} onSignedIn={() => signedIn.push("in")} />,
    { fake },
  );
  return { fake, signedIn };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const type = async (value: string) =>
  fireEvent.change(await screen.findByLabelText("account-step.password"), { target: { value } });

afterEach(cleanup);

describe("an account that never proved its address", () => {
  it.each([
    [true, "earlier-account.text"],
    [false, "earlier-account.text-no-password"],
  ])("is told of where the code was typed, with the focus on it (has a password: %s)", async (has, text) => {
    open(has);
    expect(await screen.findByText(text)).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("status"));
    expect(screen.queryByLabelText("account-step.password") !== null).toBe(has);
  });

  it("asks for its password before it is kept, and leads to the field", async () => {
    const { fake } = open(true);
    await press("earlier-account.keep");
    expect(await screen.findByText("field.password.empty")).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("account-step.password"));
    expect(fake.calls).toEqual([]);
  });

  it("is kept by its password, and stays where the password is wrong", async () => {
    const wrong = refusal("userServices.identity.invalidCredentials");
    const { fake, signedIn } = open(true, { authenticatePassword: wrong });
    await type("not this one");
    await press("earlier-account.keep");
    expect(await screen.findByText("sign-in.error.INVALID_CREDENTIALS")).toBeDefined();
    expect(signedIn).toEqual([]);
    fake.answers["authenticatePassword"] = GRANT;
    await press("earlier-account.keep");
    await expect.poll(() => signedIn).toEqual(["in"]);
    expect(screen.queryByText("sign-in.error.INVALID_CREDENTIALS")).toBeNull();
  });

  it("gives way to a new one by the proof alone", async () => {
    const { fake, signedIn } = open(true);
    await press("earlier-account.start");
    await expect.poll(() => signedIn).toEqual(["in"]);
    expect(fake.calls.map(({ name }) => name)).toEqual(["otpAuthenticate"]);
  });
});
