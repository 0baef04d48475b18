import type { RecordsOfSale } from "#modules/records-of-sale/index.ts";

const SALES = [
  { id: "ros_sandbox_dana", email: "dana@skywave.example", radioId: "D4A7B2C1" },
  { id: "ros_sandbox_emilie", email: "emilie@skywave.example", radioId: "E8M1L7TR" },
  { id: "ros_sandbox_nobody", email: "new-owner@skywave.example", radioId: "N3W0WN3R" },
];
const REPORTED_AT = Temporal.Instant.from("2026-01-15T17:00:00Z");

/** Sales that dealers reported in the sandbox: to two personas, and to somebody who has no account yet. */
export async function seedRecordsOfSale(recordsOfSale: Pick<RecordsOfSale, "add">): Promise<void> {
  for (const sale of SALES) await recordsOfSale.add({ ...sale, reportedAt: REPORTED_AT });
}
