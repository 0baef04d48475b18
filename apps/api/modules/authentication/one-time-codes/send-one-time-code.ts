import type { Locale } from "@skywave/domain/locale/locale";
import type { OutgoingMessage } from "../../../platform/jobs/job-payloads.ts";
import { done, type Outcome, refuse } from "../../../platform/outcome.ts";
import type { RateLimits } from "../../../platform/rate-limits/rate-limits.ts";
import { CODE_LIFETIME_IN_MINUTES, type OneTimeCodes } from "./one-time-codes.ts";

const RESEND_AFTER_SECONDS = 30;

export interface CodeRequest {
  identityId: string;
  channel: "EMAIL" | "PHONE";
  language: Locale;
  deviceId: string;
  ipAddress: string;
  template: "one-time-code" | "already-registered";
}

interface CodeSent {
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

/**
 * Sends a code to a person's contact. An id that nobody has is counted, limited and answered like a real one;
 * only the message is missing.
 */
export function createSendOneTimeCode(dependencies: {
  codes: OneTimeCodes;
  limits: RateLimits;
  findContact: (identityId: string) => Promise<{ email: string | null; phone: string | null } | undefined>;
  sendMessage: (message: OutgoingMessage) => Promise<void>;
}) {
  const { codes, limits, findContact, sendMessage } = dependencies;
  return async (request: CodeRequest): Promise<Outcome<CodeSent>> => {
    const contactKey = `${request.identityId}.${request.channel}`;
    const limited =
      (await limits.take("codeSendPause", contactKey)) ??
      (await limits.take("codeSendsByContact", contactKey)) ??
      (await limits.take("codeSendsByAddress", request.ipAddress));
    if (limited !== undefined) return limited;

    const { id, code } = await codes.issue(request);
    const contact = await findContact(request.identityId);
    const to = request.channel === "EMAIL" ? contact?.email : contact?.phone;
    if (contact !== undefined && to == null) return refuse("BAD_REQUEST");
    if (to != null) {
      await sendMessage({
        id,
        to,
        channel: request.channel === "EMAIL" ? "mail" : "text",
        locale: request.language,
        content: { template: request.template, code, expiresInMinutes: CODE_LIFETIME_IN_MINUTES },
      });
    }
    return done({
      expiresInSeconds: CODE_LIFETIME_IN_MINUTES * 60,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
    });
  };
}
