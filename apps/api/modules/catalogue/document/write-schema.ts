import { z } from "zod";
import { CatalogueDocument } from "./catalogue-document.ts";

/** The shape of a file as JSON Schema, for editors that complete and check while one types. */
export function writeSchema(): string {
  const schema = z.toJSONSchema(CatalogueDocument, { io: "input" });
  return `${JSON.stringify({ title: "A catalogue of Skywave", ...schema }, null, 2)}\n`;
}
