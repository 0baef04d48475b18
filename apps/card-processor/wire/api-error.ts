import type { PaymentIntent, SetupIntent } from "../ledger/record.ts";

interface Detail {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
}

/** A request that was refused before anything happened; it changes nothing and may be sent again. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: Detail;

  constructor(status: number, detail: Detail) {
    super(detail.message);
    this.status = status;
    this.detail = detail;
  }

  static invalid(message: string, more: { code?: string; param?: string } = {}): ApiError {
    return new ApiError(400, { type: "invalid_request_error", message, ...more });
  }

  static missing(noun: string, id: string, param: string): ApiError {
    const message = `No such ${noun}: '${id}'`;
    return new ApiError(404, { type: "invalid_request_error", code: "resource_missing", message, param });
  }

  static card(detail: { code: string; message: string; param?: string; decline_code?: string }): ApiError {
    return new ApiError(402, { type: "card_error", ...detail });
  }
}

/** The body of every refusal. */
export function errorBody(detail: Detail & { payment_intent?: object; setup_intent?: object }): object {
  return { error: detail };
}

/** A decline in the public processor's shape; it names the attempt that failed, which stays on the books. */
export function declineDetail(intent: Pick<PaymentIntent | SetupIntent, "decline">): Detail | null {
  if (!intent.decline) return null;
  const { code, declineCode, message } = intent.decline;
  return {
    type: "card_error",
    code,
    message,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    ...(code === "incorrect_cvc" ? { param: "cvc" } : {}),
    ...(code === "expired_card" ? { param: "exp_month" } : {}),
  };
}
