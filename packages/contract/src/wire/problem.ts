import { z } from "zod";

/** The body of every refusal. */
export const Problem = z
  .object({
    code: z.string().describe("From the closed list of the call; SYSTEM for everything unforeseen"),
    description: z.string().describe("For developers and logs; never shown to a person"),
    status: z.int().describe("The HTTP status, repeated"),
    invalidFields: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
    notFoundResourceType: z.string().optional(),
    traceId: z.string().describe("What support asks for"),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .describe("What the caller needs to act on the code, such as maskedEmail or nextMove"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
