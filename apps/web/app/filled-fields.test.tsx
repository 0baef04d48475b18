import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CreateAccountForm } from "#features/authentication/create-account/create-account-form.tsx";
import { EarlierAccount } from "#features/authentication/earlier-account.tsx";
import { SignIn } from "#features/authentication/sign-in/sign-in.tsx";
import { SignInCode } from "#features/authentication/sign-in/sign-in-code.tsx";
import { ChangePassword } from "#features/security/change-credentials/change-password.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { StepUpForm } from "#features/security/step-up/step-up-form.tsx";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";

const EMAIL = "jo@example.com";
const nothing = () => undefined;
const later = async () => undefined;
const proof = { name: "otpAuthenticate", grant: "g" } as const;
const found = { ok: false, code: "EARLIER_ACCOUNT", hasPassword: true, proof } as const;
const required = { ok: false, code: "STEP_UP_REQUIRED", hasPassword: true, hasPasskey: false } as const;
const identity = {
  identityId: "identity-1",
  handle: { emailAddress: EMAIL },
  contact: { emailAddress: EMAIL },
  state: "ATLAS",
  hasPassword: true,
} as const;
const sent = {
  identityId: "identity-1",
  channel: "EMAIL",
  maskedContact: "j•••@e•••.com",
  resendAfterSeconds: 30,
} as const;

interface Form {
  name: string;
  draw: () => ReactNode;
  filled: readonly string[];
}

const FORMS: readonly Form[] = [
  {
    name: "who signs in",
    draw: () => <SignIn handle="" onSignedIn={nothing} />,
    filled: ["username webauthn", "current-password"],
  },
  {
    name: "the code of who signs in",
    draw: () => <SignInCode sent={sent} handle={EMAIL} onSignedIn={nothing} />,
    filled: ["one-time-code"],
  },
  {
    name: "the password of an earlier account",
    draw: () => <EarlierAccount handle={undefined} found={found} onSignedIn={nothing} />,
    filled: ["username", "current-password"],
  },
  {
    name: "a new account",
    draw: () => (
      <CreateAccountForm
        mode="password"
        email=""
        onCreated={nothing}
        onEmailChange={nothing}
        onTaken={nothing}
      />
    ),
    filled: ["username", "new-password"],
  },
  {
    name: "a new password",
    draw: () => (
      <StepUp>
        <ChangePassword identity={identity} isOpenAtFirst onChanged={later} />
      </StepUp>
    ),
    filled: ["username", "new-password"],
  },
  {
    name: "the password once more",
    draw: () => <StepUpForm required={required} isForPassword={false} onProven={nothing} />,
    filled: ["current-password"],
  },
];

afterEach(cleanup);

describe("the fields that a password manager fills", () => {
  it.each(FORMS)("are named for it: $name", async ({ draw, filled }) => {
    renderPage(draw, { fake: fakeSkywave() });
    await screen.findAllByRole("button");
    const fields = [...document.querySelectorAll("input")];
    expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual(filled);
  });
});
