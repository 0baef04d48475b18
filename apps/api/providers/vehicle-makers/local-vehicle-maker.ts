import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { signMessage } from "#platform/security/signed-message.ts";
import type { MakerMessage } from "./maker-message.ts";

/** The maker of all cars that are for trying things out. */
export const LOCAL_MAKER_ID = "solano";

type Deliver<T> = (makerId: string, rawBody: Buffer, signature: string) => Promise<T>;

/** A maker for trying things out: it signs what it says as a real one does. */
export interface LocalVehicleMaker {
  /** Sends a message to whoever takes them, and hands back the answer. */
  send<T>(message: MakerMessage, deliver: Deliver<T>): Promise<T>;
}

export function createLocalVehicleMaker(parts: {
  secret: string;
  clock: Pick<Clock, "realNow">;
}): LocalVehicleMaker {
  const { secret, clock } = parts;
  return {
    send: (message, deliver) => {
      const rawBody = Buffer.from(JSON.stringify(message));
      const signature = signMessage(rawBody, { secret, nonce: randomUUID(), sentAt: clock.realNow() });
      return deliver(LOCAL_MAKER_ID, rawBody, signature);
    },
  };
}
