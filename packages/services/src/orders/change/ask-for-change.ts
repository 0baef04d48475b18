import type { CallInput } from "@skywave/contract";
import type { Order } from "@skywave/contract/orders/order";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { type GiftCardNotUsable, GIFT_CARD_REFUSALS } from "../../outcomes/gift-card-not-usable.ts";
import { refusalDetail } from "../../outcomes/refusal-code.ts";

const REFUSALS = [
  "NOT_FOUND",
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "CANCELLATION_PENDING",
  "NOTHING_TO_REVOKE",
  "PAYMENT_DUE",
  "SUBSCRIPTION_SUSPENDED",
  "SUBSCRIPTION_PAUSED",
  "SAME_PLAN",
  "PAYMENT_IN_PROGRESS",
  "OFFER_EXPIRED",
  "OFFER_REDEEMED",
  "INVALID_OFFER_DATA",
  "COUNTRY_ERROR",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  ...GIFT_CARD_REFUSALS,
] as const;

export type ChangeRefusal =
  | {
      ok: false;
      code: Exclude<(typeof REFUSALS)[number], "BILLED_ELSEWHERE" | (typeof GIFT_CARD_REFUSALS)[number]>;
    }
  | GiftCardNotUsable
  /** A store bills it: it is changed there. The address is empty where nobody knows it. */
  | { ok: false; code: "BILLED_ELSEWHERE"; source: string; manageUrl: string }
  | CommonFailure;

export type ChangeOutcome = { ok: true; order: Order } | ChangeRefusal;

type Body = NonNullable<CallInput<"order", "createOrder">["body"]>;

/** Asks for the quote of a change; it holds for 30 minutes, and nothing is changed before it is confirmed. */
export async function askForChange(
  skywave: Skywave,
  { body, idempotencyKey }: { body: Body; idempotencyKey: string },
): Promise<ChangeOutcome> {
  const reply = await ask(skywave, {
    domain: "order",
    name: "createOrder",
    input: { body },
    options: { idempotencyKey },
    expected: REFUSALS,
  });
  if (reply.ok) return { ok: true, order: reply.data };
  if (!("failure" in reply)) return reply;
  const { code } = reply;
  if (code === "EXPIRED" || code === "ALREADY_REDEEMED") return { ok: false, code: "GIFT_CARD_NOT_USABLE" };
  if (code !== "BILLED_ELSEWHERE") return { ok: false, code };
  const detail = (name: string) => refusalDetail(reply.failure, name);
  return { ok: false, code, source: detail("source"), manageUrl: detail("manageUrl") };
}
