import type { Order } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { refusalDetail } from "../../outcomes/refusal-code.ts";

const REFUSALS = [
  "NOT_FOUND",
  "DEVICE_NOT_FOUND",
  "COUNTRY_ERROR",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "PAYMENT_IN_PROGRESS",
  "CANCELLATION_PENDING",
  "SUBSCRIPTION_SUSPENDED",
  "PAYMENT_DUE",
  "SUBSCRIPTION_PAUSED",
] as const;

/** Why a radio cannot take a plan over. */
export type IneligibleRadioReason = "sameRadio" | "otherKind" | "outOfReach" | "notCapable";

export type TransferRefusal =
  | { ok: false; code: (typeof REFUSALS)[number] }
  | { ok: false; code: "CS_INELIGIBLE_RADIO"; reason: IneligibleRadioReason }
  /** Of the plan itself: one that is streamed has no radio, a trial belongs to its vehicle, and an account may be closed to moves. */
  | { ok: false; code: "PLAN_CANNOT_MOVE"; reason: "trial" | "streaming" | "account" }
  /** One of the two radios has had two moves in 30 days: it can move again on that day. */
  | { ok: false; code: "PLAN_CANNOT_MOVE"; reason: "movedOften"; movableFrom: string };

export type QuoteRadioTransferOutcome = { ok: true; order: Order } | TransferRefusal | CommonFailure;

export interface QuoteRadioTransferInput {
  subscriptionId: string;
  /** What stands for the new radio in this browser. */
  radioToken: string;
  idempotencyKey: string;
}

/** Asks what it takes for a plan to go on in another radio; it holds for 30 minutes, and nothing moves before it is confirmed. */
export async function quoteRadioTransfer(
  skywave: Skywave,
  { subscriptionId, radioToken, idempotencyKey }: QuoteRadioTransferInput,
): Promise<QuoteRadioTransferOutcome> {
  const reply = await ask(skywave, {
    domain: "order",
    name: "createOrder",
    input: { body: { radioTransfer: { subscriptionId, deviceId: radioToken } } },
    options: { idempotencyKey },
    expected: [...REFUSALS, "CS_INELIGIBLE_RADIO", "PLAN_CANNOT_MOVE"],
  });
  if (reply.ok) return { ok: true, order: reply.data };
  if (!("failure" in reply)) return reply;
  const { code } = reply;
  const reason = refusalDetail(reply.failure, "reason");
  if (code === "CS_INELIGIBLE_RADIO") return { ok: false, code, reason: ineligibleReason(reason) };
  if (code === "PLAN_CANNOT_MOVE" && reason === "movedOften")
    return { ok: false, code, reason, movableFrom: refusalDetail(reply.failure, "movableFrom") };
  if (code === "PLAN_CANNOT_MOVE")
    return { ok: false, code, reason: reason === "trial" || reason === "account" ? reason : "streaming" };
  return { ok: false, code };
}

/** A reason that a newer server knows is told as that which asks for another radio. */
function ineligibleReason(reason: string): IneligibleRadioReason {
  switch (reason) {
    case "sameRadio":
    case "otherKind":
    case "outOfReach":
      return reason;
    default:
      return "notCapable";
  }
}
