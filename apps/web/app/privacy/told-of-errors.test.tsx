import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EarlierAccount } from "#features/authentication/earlier-account.tsx";
import { SignInCode } from "#features/authentication/sign-in/sign-in-code.tsx";
import { RedeemForm } from "#features/billing/gift-card/redeem-form.tsx";
import { PaymentMethodsPage } from "#features/billing/payment-methods/payment-methods-page.tsx";
import { SearchForm } from "#features/catalogue/search-catalogue/search-form.tsx";
import { LinkDevice } from "#features/linking/link-device/link-device.tsx";
import { ContactForm } from "#features/security/change-credentials/contact-form.tsx";
import { PasskeyEntry } from "#features/security/passkeys/passkey-entry.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { StepUpForm } from "#features/security/step-up/step-up-form.tsx";
import { ReasonForm } from "#features/subscriptions/cancel-plan/cancel-receipt.tsx";
import { openChangePage } from "#features/subscriptions/change-plan/open-change-page.tsx";
import { CommandBox } from "#features/voice/command-box.tsx";
import { PromoCodeForm } from "#pricing/promo-code/promo-code-form.tsx";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { openReview, payButton } from "#testing/open-review.ts";
import { renderPage } from "#testing/render-page.tsx";

const nothing = () => undefined;
const later = async () => undefined;
const proof = { name: "otpAuthenticate", grant: "g" } as const;
const found = { ok: false, code: "EARLIER_ACCOUNT", hasPassword: true, proof } as const;
const sent = {
  identityId: "identity-1",
  channel: "EMAIL",
  maskedContact: "j•••@e•••.com",
  resendAfterSeconds: 30,
} as const;
const asked = { ok: false, code: "STEP_UP_REQUIRED", hasPassword: true, hasPasskey: false } as const;
const giftCard = {
  tokenId: "token-1",
  last4: "0042",
  actualBalance: 25,
  currency: "USD",
  cardType: "digital",
  vendorType: "internal",
  expires: "2026-11-21T12:15:00Z",
} as const;
const passkey = {
  passkeyId: "pk-1",
  name: "Phone",
  createdAt: "2026-11-21T12:00:00Z",
  lastUsedAt: null,
  isSynced: false,
};

/** A form, what is pressed before it can be sent as it stands, and the field that is not right. */
interface Form {
  Page: ComponentType;
  before?: readonly string[];
  role?: "radio";
  typed?: Readonly<Record<string, string>>;
  send: string;
  field: string;
}

const FORMS: readonly Form[] = [
  {
    Page: () => <SignInCode sent={sent} handle="jo@example.com" onSignedIn={nothing} />,
    send: "sign-in.submit",
    field: "code",
  },
  {
    Page: () => <EarlierAccount handle="jo@example.com" found={found} onSignedIn={nothing} />,
    send: "earlier-account.keep",
    field: "password",
  },
  {
    Page: () => <StepUpForm required={asked} isForPassword={false} onProven={nothing} />,
    send: "step-up.confirm",
    field: "stepUpPassword",
  },
  {
    Page: () => (
      <StepUp>
        <ContactForm kind="email" onDone={later} />
      </StepUp>
    ),
    send: "sign-in.continue",
    field: "emailNew",
  },
  {
    Page: () => (
      <StepUp>
        <ContactForm kind="phone" toProve="+15125550142" onDone={later} />
      </StepUp>
    ),
    send: "security.save",
    field: "phoneCode",
  },
  {
    Page: () => (
      <StepUp>
        <PasskeyEntry passkey={passkey} onChanged={later} />
      </StepUp>
    ),
    before: ["security.passkey-rename-label"],
    typed: { "security.passkey-name": "" },
    send: "security.save",
    field: "passkeyName",
  },
  {
    Page: () => <LinkDevice userCode="" afterwards={null} />,
    send: "linking.continue",
    field: "userCode",
  },
  {
    Page: PaymentMethodsPage,
    before: ["methods.edit-label"],
    typed: { "methods.expiry": "13/35" },
    send: "methods.save",
    field: "expiry",
  },
  {
    Page: PaymentMethodsPage,
    before: ["methods.edit-label"],
    typed: { "billing.postal-code": "" },
    send: "methods.save",
    field: "zipCode",
  },
  {
    Page: () => <RedeemForm giftCard={giftCard} onRedeemed={nothing} onAnother={nothing} />,
    before: ["gift-card.part"],
    role: "radio",
    send: "gift-card.redeem",
    field: "partAmount",
  },
  {
    Page: () => <ReasonForm subscriptionId="sub-1" />,
    send: "cancel.reason-send",
    field: "reason",
  },
  {
    Page: () => <PromoCodeForm applied="" isBusy={false} onApply={nothing} />,
    before: ["promo.question"],
    send: "promo.apply",
    field: "promoCode",
  },
  { Page: () => <SearchForm query="" onSearch={nothing} />, send: "search.submit", field: "search" },
  { Page: () => <CommandBox onAnswer={nothing} />, send: "voice.submit", field: "command" },
];

const press = async (name: string, role = "button") =>
  fireEvent.click(await screen.findByRole(role, { name }));
const refused = (told: ReturnType<typeof renderPage>["told"]) =>
  told.filter(({ name }) => name === "user-error").map(({ groups }) => groups.errorInfo);
const errorOf = (...fields: readonly string[]) => [
  {
    errorType: "USER",
    sequenceNumber: 1,
    errorDetails: {
      fieldErrors: fields.map((fieldName) => ({ fieldName, errorCode: "INVALID", errorType: "USER" })),
    },
  },
];

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("what a form refuses before anything is sent", () => {
  it.each(FORMS)("[A8.02] is told as an error of its user: $field, at $send", async (form) => {
    const { Page, before = [], role, typed = {}, send, field } = form;
    const fake = fakeSkywave(KEPT_BILLING);
    fake.setSession("authenticated");
    const { told } = renderPage(Page, { fake });
    for (const name of before) await press(name, role);
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await press(send);
    await expect.poll(() => refused(told)).toEqual(errorOf(field));
  });

  it("[A8.02] is told of an order whose terms were not agreed to", async () => {
    const { told } = openReview({});
    fireEvent.click(await payButton());
    await expect.poll(() => refused(told)).toEqual(errorOf("agreement"));
  });

  it("[A8.02] is told of a change without a card to pay with", async () => {
    const { told } = openChangePage({ listPaymentMethods: { paymentMethods: [] } });
    await press("change.ask");
    await press("change.confirm");
    await expect.poll(() => refused(told)).toEqual(errorOf("card"));
  });
});
