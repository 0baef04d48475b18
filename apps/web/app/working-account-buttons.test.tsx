import type { Passkey, SignedInSession, SmartDevice } from "@skywave/contract";
import { cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { StopCallsPage } from "#features/consents/stop-calls-page.tsx";
import { StopOffers } from "#features/consents/stop-offers.tsx";
import { ChangeContact } from "#features/security/change-credentials/change-contact.tsx";
import { DeleteAccount } from "#features/security/delete-account.tsx";
import { PasskeyEntry } from "#features/security/passkeys/passkey-entry.tsx";
import { Sessions } from "#features/security/sessions/sessions.tsx";
import { SmartDevices } from "#features/security/sessions/smart-devices.tsx";
import { StreamingCredentials } from "#features/security/set-streaming-credentials/streaming-credentials.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { StepUpForm } from "#features/security/step-up/step-up-form.tsx";
import { ContactPage } from "#features/support/contact-us/contact-page.tsx";
import { pressUnanswered, pressUnreachable, type SendingButton } from "#testing/sending-button.ts";

const nothing = () => undefined;
const later = async () => undefined;
const NOON = "2026-11-21T12:00:00Z";
const inStepUp = (part: ReactNode) => () => <StepUp>{part}</StepUp>;

const passkey: Passkey = {
  passkeyId: "pk-1",
  name: "Phone",
  createdAt: NOON,
  lastUsedAt: null,
  isSynced: false,
};
const session: SignedInSession = {
  sessionId: "session-2",
  kind: "browser",
  deviceName: "Laptop",
  location: { countryCode: "US" },
  startedAt: NOON,
  lastUsedAt: NOON,
  isCurrent: false,
};
const device: SmartDevice = {
  smartDeviceId: "device-1",
  deviceName: "Kitchen",
  kind: "speaker",
  linkedAt: NOON,
};
const required = { ok: false, code: "STEP_UP_REQUIRED", hasPassword: true, hasPasskey: false } as const;
const entry = inStepUp(<PasskeyEntry passkey={passkey} onChanged={later} />);
const question = () => <StepUpForm required={required} isForPassword onProven={nothing} />;

const SAFETY: readonly SendingButton[] = [
  {
    press: "sign-in.continue",
    call: "changeHandleToEmailHandle",
    draw: inStepUp(<ChangeContact kind="email" current="jo@example.com" onChanged={later} />),
    first: ["security.change, security.email"],
    typed: { "security.email-new": "jo@example.org" },
  },
  {
    press: /^security.email-verify/,
    call: "changeHandleToEmailHandle",
    draw: inStepUp(
      <ChangeContact kind="email" current="jo@example.com" isProved={false} onChanged={later} />,
    ),
  },
  {
    press: /^security.remove/,
    call: "changePhoneNumber",
    draw: inStepUp(<ChangeContact kind="phone" current="+14165550134" onChanged={later} />),
  },
  {
    press: "security.device-unlink-label",
    call: "unlinkSmartDevice",
    draw: () => <SmartDevices devices={[device]} onChanged={later} />,
  },
  {
    press: "security.session-end-label",
    call: "endSession",
    draw: () => <Sessions sessions={[session]} onChanged={later} onLeave={nothing} />,
  },
  {
    press: "security.delete-open",
    call: "previewDeletion",
    draw: inStepUp(<DeleteAccount onLeave={nothing} />),
  },
  { press: "security.passkey-remove-label", call: "removePasskey", draw: entry },
  {
    press: "security.save",
    call: "renamePasskey",
    draw: entry,
    first: ["security.passkey-rename-label"],
  },
  {
    press: "step-up.confirm",
    call: "stepUpWithPassword",
    draw: question,
    typed: { "step-up.password": "a quiet evening on the air" },
  },
  { press: "step-up.with-code", call: "otpInitiate", draw: question },
  {
    press: "credentials.save",
    call: "setStreamingCredentials",
    draw: () => <StreamingCredentials isOnboarding={false} afterwards={null} />,
    typed: { "credentials.username": "dana.new" },
    answers: {
      getStreamingCredentials: {
        username: "dana.reyes",
        maskedUsername: "d•••s",
        hasPassword: true,
        hasRandomCredentials: false,
      },
    },
  },
  {
    press: "contact-us.send",
    call: "sendSupportMessage",
    draw: () => <ContactPage />,
    typed: {
      "contact-us.topic": "billing",
      "contact-us.email": "jo@example.com",
      "contact-us.message": "Why so much?",
    },
  },
  {
    press: "stop-calls.submit",
    call: "stopCalls",
    draw: () => <StopCallsPage />,
    typed: { "stop-calls.number": "5125550142" },
  },
  {
    press: "stop-offers.submit",
    call: "stopOffers",
    draw: () => <StopOffers token="idn_1.signed" onStopped={() => undefined} />,
  },
];

/** What follows a network that is gone, where it is other than a notice that takes the focus and analytics are told. */
const AFTERWARDS: Readonly<Record<string, string>> = {
  changeHandleToEmailHandle: "",
  changePhoneNumber: "",
  unlinkSmartDevice: "",
  endSession: "",
  previewDeletion: "",
  removePasskey: "",
  renamePasskey: "",
  stepUpWithPassword: "",
  otpInitiate: "",
  setStreamingCredentials: "told retry",
  sendSupportMessage: "focus told retry",
  stopCalls: "told retry",
  stopOffers: "focus told retry",
};
const afterwardsOf = (sending: SendingButton) => AFTERWARDS[sending.call] ?? "focus told";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("a button for the safety of an account whose call is under way", () => {
  it.each(SAFETY)("says so, and sends nothing twice: $press, $call", async (sending) => {
    const { button, countCalls, pressAgain } = await pressUnanswered(sending);
    await expect.poll(countCalls).toBe(1);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    pressAgain();
    expect(countCalls()).toBe(1);
  });
});

describe("a button for the safety of an account, whose call meets no network", () => {
  it.each(SAFETY)("is there again beside what is told of it: $press, $call", async (sending) => {
    const { button, whatFollows } = await pressUnreachable(sending);
    await expect.poll(whatFollows).toBe(afterwardsOf(sending));
    await expect.poll(() => button.isConnected && button.getAttribute("aria-disabled")).not.toBe("true");
  });

  const retried = SAFETY.filter((sending) => afterwardsOf(sending).includes("retry"));
  it.each(retried)("sends once more at a retry, and nothing twice: $press, $call", async (sending) => {
    const { retryTwice, countCalls } = await pressUnreachable(sending);
    retryTwice();
    await expect.poll(countCalls).toBe(2);
  });
});
