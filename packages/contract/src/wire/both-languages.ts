import { z } from "zod";

/** A text in both languages: what plays goes on while its page changes to the other one. */
export const BothLanguages = z.object({ en: z.string(), fr: z.string() }).meta({ id: "BothLanguages" });
export type BothLanguages = z.infer<typeof BothLanguages>;
