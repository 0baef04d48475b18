import { randomUUID } from "node:crypto";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { sendRequest } from "../../system/send-request.ts";

/** The sandbox of a running API: what only its operator may do. */
export interface SandboxDesk {
  /** Moves business time and lets happen what falls due on the way; a lost connection is thrown. */
  moveClock(advance: string): Promise<void>;
  /** Sets business time in the same way; it may be set again to where it is. */
  setClock(instant: Temporal.Instant): Promise<void>;
  /** The billing day that it is there. */
  today(): Promise<Temporal.PlainDate>;
  /** Sells a digital gift card and tells its number. */
  sellGiftCard(amountInCents: number): Promise<string>;
}

/** Talks to the sandbox of the API at an address. */
export function createSandboxDesk(url: string): SandboxDesk {
  const post = async (path: string, body: object): Promise<unknown> => {
    const { status, content } = await sendRequest({
      method: "POST",
      url: `${url}/sandbox/api/${path}`,
      text: JSON.stringify(body),
      headers: { "content-type": "application/json", "sxm-trace-id": randomUUID() },
    });
    if (status >= 300) throw new Error(`the sandbox answered ${status}: ${content}`);
    return JSON.parse(content);
  };
  return {
    moveClock: async (advance) => {
      await post("clock", { advance });
    },
    setClock: async (instant) => {
      await post("clock", { set: instant.toString() });
    },
    today: async () => {
      // Moved by nothing: the answer tells what time it is.
      const reading = await post("clock", { advance: "PT0S" });
      if (
        typeof reading === "object" &&
        reading !== null &&
        "now" in reading &&
        typeof reading.now === "string"
      )
        return Temporal.Instant.from(reading.now).toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();
      throw new Error("the sandbox has no clock");
    },
    sellGiftCard: async (amountInCents) => {
      const sold = await post("gift-cards", { country: "US", amountInCents });
      if (typeof sold === "object" && sold !== null && "number" in sold && typeof sold.number === "string")
        return sold.number;
      throw new Error("the sandbox sold no gift card");
    },
  };
}
