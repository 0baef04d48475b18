import { copyFile, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What names a charge and what follows from it; its customer and card stay who they are. */
const OF_CHARGE =
  /(?:pi|ch|txn|evt|secret)_[A-Za-z0-9]{16,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9_-]{43}(?=")/g;
const TAIL_LENGTH = 6;

/**
 * Writes the ledger of a card processor into another folder, with all of its charges as if each had been made so many
 * times: charging that often would take longer than everything else.
 */
export async function lengthenLedger(from: string, to: string, times: number): Promise<void> {
  await copyFile(join(from, "fingerprint.key"), join(to, "fingerprint.key"));
  const lines = (await readFile(join(from, "ledger.jsonl"), "utf8")).trimEnd().split("\n");
  const file = await open(join(to, "ledger.jsonl"), "w");
  await file.write(`${lines.join("\n")}\n`);
  const ofCharges = lines.filter(
    (line) => line.includes('"kind":"paymentIntent"') || line.includes('"kind":"delivered"'),
  );
  for (let copy = 1; copy < times; copy += 1) {
    const tail = String(copy).padStart(TAIL_LENGTH, "0");
    const copied = ofCharges.map((line) =>
      line.replaceAll(OF_CHARGE, (id) => id.slice(0, -TAIL_LENGTH) + tail),
    );
    await file.write(`${copied.join("\n")}\n`);
  }
  await file.close();
}
