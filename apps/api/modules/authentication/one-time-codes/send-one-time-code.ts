import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { CODE_LIFETIME_IN_MINUTES, type CodeBearer, type OneTimeCodes } from "./one-time-codes.ts";
import type { TextGate } from "./text-gate.ts";

const RESEND_AFTER_SECONDS = 30;

/** Where a code goes. A decoy's contact has a form, so that it is limited like a real one, but gets no message. */
export interface CodeContact {
  address: string;
  isDecoy: boolean;
}

export interface CodeRequest extends CodeBearer {
  channel: "EMAIL" | "PHONE";
  language: Locale;
  ipAddress: string;
  template: "one-time-code" | "already-registered" | "new-contact";
  /** A contact that is still to be proved; absent: the one on file. */
  newContact?: string;
}

export interface CodeSent {
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

export type SendOneTimeCode = (request: CodeRequest) => Promise<Outcome<CodeSent>>;

/**
 * Sends a code to a person's contact. An id that nobody has is counted, limited and answered like a real one;
 * only the message is missing.
 */
export function createSendOneTimeCode(dependencies: {
  codes: OneTimeCodes;
  limits: RateLimits;
  textGate: TextGate;
  clock: Clock;
  encrypt: (text: string) => string;
  /** Undefined when the person has no such contact. */
  findContact: (identityId: string, channel: "EMAIL" | "PHONE") => Promise<CodeContact | undefined>;
  sendMessage: (message: OutgoingMessage) => Promise<void>;
}): SendOneTimeCode {
  const { codes, limits, textGate, clock, encrypt, findContact, sendMessage } = dependencies;

  const limitSends = async ({
    identityId,
    channel,
    ipAddress,
  }: CodeRequest): Promise<Refusal | undefined> => {
    const contactKey = `${identityId}.${channel}`;
    const limited =
      (await limits.take("codeSendPause", contactKey)) ??
      (await limits.take("codeSendsByContact", contactKey)) ??
      (await limits.take("codeSendsByContactAndDay", contactKey)) ??
      (await limits.take("codeSendsByAddress", ipAddress));
    if (limited !== undefined) return limited;
    // The limit's window has fixed edges, and two sends could lie just before and after one.
    const last = await codes.lastIssuedAt(identityId, channel);
    const passed = last?.until(clock.realNow()).total("seconds") ?? RESEND_AFTER_SECONDS;
    const retryAfterInSeconds = RESEND_AFTER_SECONDS - passed;
    return retryAfterInSeconds > 0 ? refuse("RATE_LIMIT_EXCEEDED", { retryAfterInSeconds }) : undefined;
  };

  return async (request) => {
    const { identityId, channel, newContact } = request;
    const limited = await limitSends(request);
    if (limited !== undefined) return limited;
    const contact =
      newContact === undefined
        ? await findContact(identityId, channel)
        : { address: newContact, isDecoy: false };
    if (contact === undefined) return refuse("BAD_REQUEST");
    const heldBack = channel === "PHONE" ? await textGate.decide(contact.address) : undefined;
    if (heldBack !== undefined) return heldBack;

    const { deviceId, purpose, language, template } = request;
    const { id, code } = await codes.issue(
      { identityId, deviceId, purpose },
      { channel, address: contact.address },
    );
    if (channel === "PHONE") await textGate.noteSent(contact.address, id);
    await sendMessage({
      id,
      to: contact.isDecoy ? null : contact.address,
      channel: channel === "EMAIL" ? "mail" : "text",
      locale: language,
      content: { template, encryptedCode: encrypt(code), expiresInMinutes: CODE_LIFETIME_IN_MINUTES },
    });
    return done({
      expiresInSeconds: CODE_LIFETIME_IN_MINUTES * 60,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
    });
  };
}
