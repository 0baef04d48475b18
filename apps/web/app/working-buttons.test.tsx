import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ChooseMessages } from "#features/consents/choose-messages.tsx";
import { PartnerProduct } from "#features/partners/partner-products.tsx";
import { UnfinishedPurchases } from "#features/purchase-drafts/unfinished-purchases.tsx";
import { BilledPlans } from "#features/partners/entitlement/billed-plans.tsx";
import { RedeemPartnerPlan } from "#features/partners/entitlement/redeem-partner-plan.tsx";
import { RestorePurchases } from "#features/partners/entitlement/restore-purchases.tsx";
import { CreateAccountForm } from "#features/authentication/create-account/create-account-form.tsx";
import { EarlierAccount } from "#features/authentication/earlier-account.tsx";
import { LookUpForm } from "#features/customer-lookup/look-up-customer/look-up-form.tsx";
import { OpenMagicLink } from "#features/authentication/open-magic-link.tsx";
import { RenewLink } from "#features/authentication/open-targeted-link/open-targeted-link.tsx";
import { MethodChoice } from "#features/authentication/sign-in/method-choice.tsx";
import { SignIn } from "#features/authentication/sign-in/sign-in.tsx";
import { SignInCode } from "#features/authentication/sign-in/sign-in-code.tsx";
import { ClaimSubscription } from "#features/linking/claim-subscription/claim-subscription.tsx";
import { FindRadio } from "#features/radios/find-radio/find-radio.tsx";
import { LinkDevice } from "#features/linking/link-device/link-device.tsx";
import { FinishAmazon } from "#features/linking/link-voice-assistant/finish-amazon.tsx";
import { LinkAmazon } from "#features/linking/link-voice-assistant/link-amazon.tsx";
import { makeSubscription } from "#testing/make-plan.ts";
import { pressUnanswered, pressUnreachable, type SendingButton } from "#testing/sending-button.ts";

const nothing = () => undefined;
const later = async () => undefined;
const PASSWORD = "a quiet evening on the air";
const EMAIL = "jo@example.com";
const WAYS = ["email", "phone"] as const;
const started = { identityId: "identity-1", maskedEmail: "j•••@e•••.com", maskedPhone: "•••0134" };
const sent = {
  identityId: "identity-1",
  channel: "EMAIL",
  maskedContact: "j•••@e•••.com",
  resendAfterSeconds: 0,
} as const;
const proof = { name: "otpAuthenticate", grant: "g" } as const;
const found = { ok: false, code: "EARLIER_ACCOUNT", hasPassword: true, proof } as const;
const product = {
  id: "pe-1",
  subscriptionId: "sub-1",
  productId: "melodia",
  product: "Melodia",
  plan: "All Access",
  status: "pending",
  redemption: "NotRedeemed",
} as const;
const draft = {
  flowName: "streaming",
  path: "subscribe/checkout",
  offerName: "All Access",
  savedAt: "2026-11-20T12:00:00Z",
};
const device = {
  userCode: "BCDF-GHJK",
  deviceName: "Kitchen",
  kind: "speaker",
  location: { countryCode: "US" },
  requestedAt: "2026-11-21T12:00:00Z",
};

const SIGN_IN: readonly SendingButton[] = [
  ...["sign-in.mail-code", "sign-in.other-method", "sign-in.forgotten"].map((press) => ({
    press,
    call: "statusByHandle",
    draw: () => <SignIn handle={EMAIL} onSignedIn={nothing} />,
  })),
  {
    press: "sign-in.submit",
    call: "authenticatePassword",
    draw: () => <SignIn handle={EMAIL} onSignedIn={nothing} />,
    typed: { "account-step.password": PASSWORD },
  },
  ...WAYS.map((way) => ({
    press: `sign-in.method.${way}`,
    call: "otpInitiate",
    draw: () => (
      <MethodChoice
        started={{ ok: true, status: "AwaitingAuthMethod", methods: WAYS, ...started }}
        handle={EMAIL}
        onPassword={nothing}
        onLinkSent={nothing}
        onCodeSent={nothing}
      />
    ),
  })),
  {
    press: "sign-in.submit",
    call: "otpRedeem",
    draw: () => <SignInCode sent={sent} handle={EMAIL} onSignedIn={nothing} />,
    typed: { "sign-in.code": "123456" },
  },
  {
    press: "sign-in.resend",
    call: "otpInitiate",
    draw: () => <SignInCode sent={sent} handle={EMAIL} onSignedIn={nothing} />,
  },
  {
    press: "open-link.open",
    call: "magicLinkRedeem",
    draw: () => <OpenMagicLink magicLinkId="link" onSignedIn={nothing} />,
  },
  {
    press: "earlier-account.keep",
    call: "authenticatePassword",
    draw: () => <EarlierAccount handle={EMAIL} found={found} onSignedIn={nothing} />,
    typed: { "account-step.password": PASSWORD },
  },
  {
    press: "earlier-account.start",
    call: "otpAuthenticate",
    draw: () => <EarlierAccount handle={EMAIL} found={found} onSignedIn={nothing} />,
  },
  {
    press: "account-step.create",
    call: "createV2",
    draw: () => (
      <CreateAccountForm
        mode="password"
        email={EMAIL}
        onCreated={nothing}
        onEmailChange={nothing}
        onTaken={nothing}
      />
    ),
    typed: { "account-step.password": PASSWORD },
  },
  {
    press: "look-up.submit",
    call: "lookUpCustomer",
    draw: () => <LookUpForm onFound={nothing} />,
    typed: {
      "billing.first-name": "Jo",
      "billing.last-name": "Reyes",
      "account-step.email": EMAIL,
      "look-up.phone": "416 555 0134",
      "billing.postal-code": "78701",
    },
  },
  {
    press: "find-radio.submit",
    call: "validateDevice",
    draw: () => <FindRadio hasPlateLookup onFound={nothing} />,
    typed: { "find-radio.radio-id": "R4Y7H2VN" },
  },
  {
    press: "targeted.fresh",
    call: "renewTargetedLink",
    draw: () => <RenewLink link={{ purpose: "cancel", token: "t" }} />,
  },
];

const LINKING: readonly SendingButton[] = [
  {
    press: "linking.continue",
    call: "userCodeLookUp",
    draw: () => <LinkDevice userCode="BCDF-GHJK" afterwards={null} />,
  },
  {
    press: "linking.let-in",
    call: "linkCodeAuthorize",
    draw: () => <LinkDevice userCode="BCDF-GHJK" afterwards={null} />,
    first: ["linking.continue"],
    answers: { userCodeLookUp: device },
  },
  {
    press: "sal.claim",
    call: "claimSubscription",
    draw: () => <ClaimSubscription magicLinkGrant="g" planName="All Access" onClaimed={nothing} />,
  },
  {
    press: "amazon.go",
    call: "startVoiceLink",
    draw: () => <LinkAmazon />,
    answers: { listVoiceLinks: { voiceLinks: [] } },
  },
  {
    press: "amazon.remove",
    call: "removeVoiceLink",
    draw: () => <LinkAmazon />,
    answers: {
      listVoiceLinks: {
        voiceLinks: [{ voiceLinkId: "link-1", provider: "amazon", linkedAt: "2026-11-01T00:00:00Z" }],
      },
    },
  },
  {
    press: "amazon.finish",
    call: "finishVoiceLink",
    draw: () => (
      <FinishAmazon
        back={{ code: "c", state: "s", isDenied: false }}
        email={EMAIL}
        onNotNow={nothing}
        afterwards={null}
      />
    ),
  },
];

const UNFINISHED: SendingButton = {
  press: "unfinished.forget",
  call: "forgetPurchaseDraft",
  draw: () => <UnfinishedPurchases />,
  answers: { listPurchaseDrafts: { purchaseDrafts: [draft] } },
};

const PARTNERS: readonly SendingButton[] = [
  {
    press: "partner.redeem",
    call: "activateEntitlement",
    draw: () => <PartnerProduct product={product} onRedeemed={nothing} />,
  },
  {
    press: "entitlement.link.add",
    call: "redeemPartnerPlan",
    draw: () => <RedeemPartnerPlan token="t" onRedeemed={nothing} />,
  },
  {
    press: "entitlement.restore.submit",
    call: "restorePurchases",
    draw: () => <RestorePurchases onRestored={nothing} />,
    typed: { "entitlement.restore.store": "apple" },
  },
  {
    press: "entitlement.plans.refresh",
    call: "syncPurchases",
    draw: () => (
      <BilledPlans
        subscriptions={[makeSubscription({ billedBy: { source: "apple", isUs: false, manageUrl: null } })]}
        onChanged={later}
      />
    ),
  },
  {
    press: "manage.save",
    call: "setMessageChoices",
    draw: () => <ChooseMessages />,
    answers: { getMessageChoices: { offersByMail: true, offersByText: false, language: "en-US" } },
  },
];

/** What follows a network that is gone, where it is other than a notice that takes the focus and analytics are told. */
const AFTERWARDS: Readonly<Record<string, string>> = {
  statusByHandle: "told",
  authenticatePassword: "told",
  otpRedeem: "told",
  otpInitiate: "",
  otpAuthenticate: "told",
  magicLinkRedeem: "",
  createV2: "told",
  renewTargetedLink: "focus",
  userCodeLookUp: "told",
  linkCodeAuthorize: "told",
  claimSubscription: "focus told retry",
  startVoiceLink: "focus told retry",
  finishVoiceLink: "focus told retry",
  // Its retry looks at what is linked.
  removeVoiceLink: "retry",
  activateEntitlement: "told retry",
  setMessageChoices: "told retry",
};
const afterwardsOf = (sending: SendingButton) => AFTERWARDS[sending.call] ?? "focus told";

const ALL = [...SIGN_IN, ...LINKING, ...PARTNERS];

afterEach(cleanup);

describe("a button whose call is under way", () => {
  it.each([...ALL, UNFINISHED])("says so, and sends nothing twice: $press, $call", async (sending) => {
    const { button, countCalls, pressAgain } = await pressUnanswered(sending);
    await expect.poll(countCalls).toBe(1);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    pressAgain();
    expect(countCalls()).toBe(1);
  });
});

describe("a button, whose call meets no network", () => {
  it.each(ALL)("is there again beside what is told of it: $press, $call", async (sending) => {
    const { button, whatFollows } = await pressUnreachable(sending);
    await expect.poll(whatFollows).toBe(afterwardsOf(sending));
    await expect.poll(() => button.isConnected && button.getAttribute("aria-disabled")).not.toBe("true");
  });

  const retried = ALL.filter(
    (sending) => afterwardsOf(sending).includes("retry") && sending.call !== "removeVoiceLink",
  );
  it.each(retried)("sends once more at a retry, and nothing twice: $press, $call", async (sending) => {
    const { retryTwice, countCalls } = await pressUnreachable(sending);
    retryTwice();
    await expect.poll(countCalls).toBe(2);
  });
});
