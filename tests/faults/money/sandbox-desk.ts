import { randomUUID } from "node:crypto";
import { sendRequest } from "../../system/send-request.ts";

/** The sandbox of a running API: what only its operator may do. */
export interface SandboxDesk {
  /** Moves business time and lets happen what falls due on the way; a lost connection is thrown. */
  moveClock(advance: string): Promise<void>;
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
    sellGiftCard: async (amountInCents) => {
      const sold = await post("gift-cards", { country: "US", amountInCents });
      if (typeof sold === "object" && sold !== null && "number" in sold && typeof sold.number === "string")
        return sold.number;
      throw new Error("the sandbox sold no gift card");
    },
  };
}
