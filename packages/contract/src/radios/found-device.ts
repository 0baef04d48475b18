import { z } from "zod";

/** What a radio can take up, by the categories of plans. */
export const Receives = z.enum(["entertainment", "infotainment", "marine", "aviation"]);
export type Receives = z.infer<typeof Receives>;

/** A radio that somebody has named. Nothing here says whose it is, and no number is told that they did not know. */
export const FoundDevice = z
  .object({
    token: z
      .string()
      .describe(
        "Stands for the radio in this browser for half an hour; the same whichever number it was found by",
      ),
    type: z.enum(["car", "radio", "marine", "aviation"]),
    radioIdLastFour: z.string(),
    canPlayAudio: z.boolean().describe("false for one that receives weather or traffic alone"),
    receives: z
      .array(Receives)
      .describe("What it can take up, by the categories of plans; none for one that has no use for a signal"),
    vehicle: z
      .object({ year: z.int(), make: z.string(), model: z.string(), yearMakeModel: z.string() })
      .nullable()
      .describe("null for a radio that is in none, or whose vehicle nobody told us"),
  })
  .meta({ id: "FoundDevice" });
export type FoundDevice = z.infer<typeof FoundDevice>;
