import { z } from "zod";

/** The body of every refusal of a legacy call. */
export const LegacyError = z
  .object({
    error: z.object({
      errorCode: z.string().describe("From the closed list of the call, some with blanks in them"),
      errorPropKey: z.string().describe("Names the text that tells of it"),
      logId: z.string().describe("The trace id, which support asks for"),
      errorStackTrace: z.string().describe("Always empty: what broke is for our log alone"),
    }),
  })
  .meta({ id: "LegacyError" });
export type LegacyError = z.infer<typeof LegacyError>;
