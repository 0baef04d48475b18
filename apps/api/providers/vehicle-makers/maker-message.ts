import { Address } from "@skywave/contract/wire/place";
import { BillingDate } from "@skywave/contract/wire/time";
import { z } from "zod";
import { jsonIn, readSignature } from "#platform/security/signed-message.ts";

const Reference = z.string().regex(/^[\w-]{1,80}$/);

/** What a maker of vehicles tells us, and asks. `reference` is its own name for one trial. */
const MakerMessage = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("trialGiven"),
    reference: Reference,
    radioId: z.string().min(1).max(60),
    vin: z.string().min(1).max(60),
    kind: z.enum(["newCar", "demo"]),
    days: z.int().min(1).max(730),
    /** May lie ahead; null for one that begins when the radio is first heard. */
    startsOn: BillingDate.nullable(),
    /** Of its buyer, to whom the link may be sent; null where the maker sends it itself. */
    email: z.email().max(254).nullable(),
    /** The maker's own account of the driver. */
    oemDriverId: z.string().min(1).max(80).nullable(),
    /** Of the dealer who hands the vehicle over. */
    dealerAddress: Address,
  }),
  z.strictObject({ type: z.literal("trialStarted"), reference: Reference, startsOn: BillingDate }),
  z.strictObject({ type: z.literal("stateAsked"), reference: Reference }),
]);
export type MakerMessage = z.infer<typeof MakerMessage>;

export type ReadMakerMessage =
  | { kind: "genuine"; nonce: string; message: MakerMessage }
  | { kind: "refused"; why: "forged" | "stale" | "unreadable" };

/** Reads a message that a maker has signed. */
export function readMakerMessage(input: Parameters<typeof readSignature>[0]): ReadMakerMessage {
  const signed = readSignature(input);
  if (signed.kind === "refused") return signed;
  const message = MakerMessage.safeParse(jsonIn(input.rawBody));
  return message.success
    ? { kind: "genuine", nonce: signed.nonce, message: message.data }
    : { kind: "refused", why: "unreadable" };
}
