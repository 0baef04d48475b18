import { internationalPhoneNumber } from "@skywave/domain/identity/phone-number";
import { z } from "zod";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { MessageCarrier } from "../mail/message-carrier.ts";

const TIMEOUT_IN_MILLISECONDS = 10_000;

/** An account at a gateway for texts. */
export interface TextGatewayAccount {
  url: string;
  account: string;
  token: string;
  /** The number or service that texts come from. */
  from: string;
}

const Failure = z.object({ code: z.number(), message: z.string().optional() });

/**
 * Sends texts through an HTTP gateway that takes a form with To, From and Body under the account's path, and answers
 * 201 once it has queued the text. 429 and 5xx throw, so that the outbox tries again. Any other 4xx is about the
 * number, which stays as wrong as it is: that is written down and not tried again.
 */
export function createTextGateway(
  { url, account, token, from }: TextGatewayAccount,
  securityLog: SecurityLog,
): MessageCarrier {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
  return {
    carry: async (message) => {
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization, accept: "application/json" },
        body: new URLSearchParams({
          To: internationalPhoneNumber(message.to),
          [sender]: from,
          Body: message.text,
        }),
        signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
      });
      if (response.status === 201) return;
      const answer = Failure.safeParse(await readJson(response));
      const code = answer.success ? String(answer.data.code) : "none";
      const isAboutNumber = response.status === 400 && answer.success;
      if (!isAboutNumber) throw new Error(`the text gateway answered ${response.status}, code ${code}`);
      securityLog.record("text-undeliverable", { messageId: message.id, code });
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  return isJson ? JSON.parse(text) : undefined;
}
