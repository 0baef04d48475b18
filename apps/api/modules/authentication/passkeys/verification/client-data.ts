import { z } from "zod";

const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.literal(false).optional(),
  topOrigin: z.undefined().optional(),
});

/** Reads what the browser says about the ceremony; throws when it was held in a frame of another page. */
export function readClientData(clientDataJson: string): z.infer<typeof ClientData> {
  return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8")));
}

/** Throws unless each text is base64url in its one canonical spelling: a second spelling would pass as another. */
export function requireCanonical(...texts: string[]): void {
  for (const text of texts) {
    if (Buffer.from(text, "base64url").toString("base64url") !== text)
      throw new Error("a part is not canonical base64url");
  }
}
