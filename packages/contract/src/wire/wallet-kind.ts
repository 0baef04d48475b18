import { z } from "zod";

/** The wallet that has handed a card over, as the processor names it. */
export const WalletKind = z
  .enum(["apple_pay", "google_pay", "link"])
  .describe("Absent where the number of the card was typed");
