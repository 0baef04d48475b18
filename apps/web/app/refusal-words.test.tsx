import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CreateAccountForm } from "#features/authentication/create-account/create-account-form.tsx";
import { OpenMagicLink } from "#features/authentication/open-magic-link.tsx";
import { SignInRefusalNotice } from "#features/authentication/parts/sign-in-refusal-notice.tsx";
import { ClaimRefusalNotice } from "#features/linking/claim-subscription/claim-subscription.tsx";
import { CredentialRefusalNotice } from "#features/security/change-credentials/credential-refusal-notice.tsx";
import { StepUpRefusalNotice } from "#features/security/step-up/step-up-refusal-notice.tsx";
import { makeTranslator } from "#i18n/translate.ts";
import { PasskeyRefusalNotice } from "#platform/passkey-refusal-notice.tsx";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { SignInOrCreate } from "./pages/sign-in-or-create.tsx";

type Locale = (typeof LOCALES)[number];

interface Shown {
  code: string;
  draw: () => ReactNode;
}

const ok = false as const;
/** One part of a screen for each code that it has words for. */
const SIGN_IN: readonly Shown[] = (
  [
    "INVALID_HANDLE",
    "INVALID_CREDENTIALS",
    "ACCOUNT_LOCKED",
    "EXPIRED",
    "INVALID",
    "NOT_FOUND",
    "BAD_REQUEST",
    "PASSWORD_ONLY",
    "INVALID_BASE_URL",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "ACCOUNT_JOINED",
    "ACCOUNT_IN_DIFFERENT_COUNTRY",
    "ACCOUNT_TYPE_NOT_SUPPORTED",
    "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
    "CUSTOMER_TYPE_NOT_SUPPORTED",
  ] as const
).map((code) => ({ code, draw: () => <SignInRefusalNotice refusal={{ ok, code }} /> }));
const CREDENTIALS: readonly Shown[] = (
  ["EMAIL_INVALID", "INVALID_PHONE_NUMBER", "HANDLE_ALREADY_IN_USE", "USERNAME_IN_USE"] as const
).map((code) => ({ code, draw: () => <CredentialRefusalNotice refusal={{ ok, code }} /> }));
const PASSKEYS: readonly Shown[] = (["INVALID_PASSKEY", "PASSKEY_LIMIT_REACHED"] as const).map((code) => ({
  code,
  draw: () => <PasskeyRefusalNotice refusal={{ ok, code }} />,
}));
const CLAIMS: readonly Shown[] = (["INVALID_SAL_STATUS", "CLAIMING_WITH_UNAUTHORIZED_USER"] as const).map(
  (code) => ({ code, draw: () => <ClaimRefusalNotice refusal={{ ok, code }} onRetry={() => undefined} /> }),
);
const STEP_UP = { ok, code: "STEP_UP_REQUIRED", hasPassword: true, hasPasskey: false } as const;
const LIMITED = { ok, code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds: 90 } as const;
const SURPRISE = { ok, code: "SYSTEM", traceId: "trace-7" } as const;
const NO_GRANT = { ok, code: "SYSTEM", traceId: "", needsSignIn: true } as const;
const OTHERS: readonly Shown[] = [
  { code: STEP_UP.code, draw: () => <StepUpRefusalNotice refusal={STEP_UP} /> },
  { code: LIMITED.code, draw: () => <SignInRefusalNotice refusal={LIMITED} /> },
  { code: SURPRISE.code, draw: () => <SignInRefusalNotice refusal={SURPRISE} /> },
];

const translatorOf = (locale: Locale) =>
  makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));

async function wordsOf(draw: () => ReactNode, locale: Locale): Promise<string> {
  const translate = translatorOf(locale);
  const view = renderPage(draw, { fake: fakeSkywave(), translate });
  await expect.poll(() => view.container.querySelector("[data-tone]")).not.toBeNull();
  const words = view.container.textContent;
  cleanup();
  return words;
}

/** Words, and not the name of a text, a code or a blank that nobody filled. */
const READABLE = /^(?!.*(?:[A-Z]_[A-Z]|\{))\S+\s\S+\s.{10,}$/s;

afterEach(cleanup);

describe("a refusal that a screen has words for", () => {
  const all = [...SIGN_IN, ...CREDENTIALS, ...PASSKEYS, ...CLAIMS, ...OTHERS];
  it.each(all)("is readable in each language: $code", async ({ draw }) => {
    const found = [];
    for (const locale of LOCALES) found.push(await wordsOf(draw, locale));
    for (const words of found) expect(words).toMatch(READABLE);
    expect(new Set(found).size, "French and English differ").toBeGreaterThan(1);
  });

  it("[S5.23] asks for a new sign-in, and for no pardon, where the session has no identity grant", async () => {
    for (const locale of LOCALES) {
      const words = await wordsOf(() => <SignInRefusalNotice refusal={NO_GRANT} />, locale);
      expect(words).toMatch(READABLE);
      expect(words).toContain(translatorOf(locale)("failure.SIGN_IN_AGAIN"));
    }
  });

  it("says how long to wait, and which reference to name", async () => {
    const [, limited, surprise] = OTHERS;
    expect(await wordsOf(() => limited?.draw(), "en-US")).toMatch(/\d/);
    expect(await wordsOf(() => surprise?.draw(), "en-US")).toContain("trace-7");
  });

  it.each(["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED"])(
    "[S8.19] is told after the press on a link: %s",
    async (code) => {
      for (const locale of LOCALES) {
        const fake = fakeSkywave({ magicLinkRedeem: refusal(code) });
        renderPage(() => <OpenMagicLink magicLinkId="link" onSignedIn={() => undefined} />, {
          fake,
          translate: translatorOf(locale),
        });
        fireEvent.click(await screen.findByRole("button"));
        expect((await screen.findByRole("alert")).textContent).toMatch(READABLE);
        expect(screen.queryByRole("button"), "a spent link has nothing left to press").toBeNull();
        cleanup();
      }
    },
  );
});

describe("somebody who belongs elsewhere", () => {
  const link = { grant: "g", isSameDevice: true, requestedAt: "2026-11-21T12:00:00Z", requestedFrom: "t" };
  const identity = { grant: "g", identityId: "identity-1" };

  it("[S4.27] is told so after the press on a link, and is not signed in", async () => {
    const authenticated = refusal("IDENTITY_NOT_ELIGIBLE_ERROR");
    const fake = fakeSkywave({ magicLinkRedeem: link, authenticateMagicLink: identity, authenticated });
    const signedIn: unknown[] = [];
    const finish = () => signedIn.push("in");
    renderPage(() => <OpenMagicLink magicLinkId="link" onSignedIn={finish} />, { fake });
    fireEvent.click(await screen.findByRole("button"));
    expect(await screen.findByText("sign-in.error.IDENTITY_NOT_ELIGIBLE_ERROR")).toBeDefined();
    expect(signedIn).toEqual([]);
  });

  it("[S4.27] is told so by the form of a new account, where they typed their own password", async () => {
    const details = { identityId: "identity-1", maskedEmail: "j•••@e•••.com" };
    const taken: string[] = [];
    const fake = fakeSkywave({
      createV2: refusal("WAITING_ON_ONE_TIME_PASSWORD_ERROR", details),
      authenticatePassword: identity,
      authenticated: refusal("ACCOUNT_IN_DIFFERENT_COUNTRY"),
    });
    renderPage(
      () => (
        <CreateAccountForm
          mode="password"
          email="jo@example.com"
          onCreated={() => undefined}
          onEmailChange={() => undefined}
          onTaken={({ maskedEmail }) => taken.push(maskedEmail)}
        />
      ),
      { fake },
    );
    const password = await screen.findByLabelText("account-step.password");
    fireEvent.change(password, { target: { value: "a quiet evening on the air" } });
    fireEvent.click(screen.getByRole("button", { name: "account-step.create" }));
    expect(await screen.findByText("sign-in.error.ACCOUNT_IN_DIFFERENT_COUNTRY")).toBeDefined();
    expect(taken).toEqual([]);
  });
});

describe("the form of a new account", () => {
  const PASSWORD = "a quiet evening on the air";

  async function send(answers: Record<string, unknown>) {
    renderPage(() => <SignInOrCreate startsWith="create" email="jo@example.com" />, {
      fake: fakeSkywave(answers),
    });
    fireEvent.change(await screen.findByLabelText("account-step.password"), { target: { value: PASSWORD } });
    fireEvent.click(screen.getByRole("button", { name: "account-step.create" }));
  }

  it.each([
    ["INVALID_EMAIL_ERROR", {}, "field.email.invalid"],
    ["INVALID_PASSWORD_ERROR", { reason: "personalData" }, "field.password.personalData"],
    ["PASSWORD_POLICY_NOT_MET", { reason: "controlCharacter" }, "field.password.controlCharacter"],
    ["PASSWORD_DISALLOWED_WORDS", { word: "skywave" }, "field.password.disallowedWord"],
  ])("[S8.17] tells %s at its field", async (code, details, text) => {
    await send({ createV2: refusal(code, details) });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it.each([
    [
      "[S8.17] and the password is not its own",
      "userServices.identity.invalidCredentials",
      "INVALID_CREDENTIALS_ERROR",
    ],
    [
      "[S4.25] and the password cannot be tried",
      "userServices.identity.locked",
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    ],
  ])("goes on to the code where the address is taken %s: %s", async (_what, code, told) => {
    const details = { identityId: "identity-1", maskedEmail: "j•••@e•••.com" };
    const createV2 = refusal("WAITING_ON_ONE_TIME_PASSWORD_ERROR", details);
    await send({ createV2, authenticatePassword: refusal(code) });
    expect(await screen.findByText(`create-account.error.${told}`)).toBeDefined();
    expect(await screen.findByLabelText("sign-in.code")).toBeDefined();
  });
});
