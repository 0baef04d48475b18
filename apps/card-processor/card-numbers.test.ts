import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProcessor } from "./testing/running-processor.ts";

test("card numbers and security codes are in no file of the processor", async () => {
  const processor = await startProcessor();
  const numbers = ["4242424242424242", "378282246310005", "4000000000000002", "4000000000000341"];
  for (const number of numbers) await processor.typeCard(number);
  await processor.stop();
  const kept = readdirSync(processor.folder).map((name) =>
    readFileSync(join(processor.folder, name), "utf8"),
  );
  for (const number of numbers) {
    expect(kept.join("\n")).not.toContain(number);
    expect(kept.join("\n")).not.toContain(Buffer.from(number).toString("base64"));
  }
  expect(kept.join("\n")).not.toMatch(/cvc":"/);
});
