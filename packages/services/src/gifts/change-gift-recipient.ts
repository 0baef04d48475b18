import { isEmail } from "@skywave/domain/identity/email";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ChangeGiftRecipientOutcome =
  | { ok: true }
  | { ok: false; code: "INVALID_EMAIL" }
  /** It was sent, or taken back, in the meantime. */
  | { ok: false; code: "GIFT_SENT" | "NOT_FOUND" }
  | CommonFailure;

/** Corrects the address of a gift that was not sent yet. */
export async function changeGiftRecipient(
  skywave: Skywave,
  { giftId, recipientEmail }: { giftId: string; recipientEmail: string },
): Promise<ChangeGiftRecipientOutcome> {
  if (!isEmail(recipientEmail.trim())) return { ok: false, code: "INVALID_EMAIL" };
  const answer = await ask(skywave, {
    domain: "giftcard",
    name: "changeGiftRecipient",
    input: { params: { giftId }, body: { recipientEmail } },
    expected: ["INVALID_PAYLOAD", "GIFT_SENT", "NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  if (!("failure" in answer)) return answer;
  return { ok: false, code: answer.code === "INVALID_PAYLOAD" ? "INVALID_EMAIL" : answer.code };
}
