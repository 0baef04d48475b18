import { appendFileSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openLedger } from "./ledger.ts";
import type { Customer } from "./record.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
});

function customer(id: string): { kind: "customer"; value: Customer } {
  const value = { id, createdInSeconds: 1, email: null, name: null, description: null, metadata: {} };
  return { kind: "customer", value };
}

describe("openLedger", () => {
  test("finds everything again that was kept before", async () => {
    const first = await openLedger(folder, now);
    await Promise.all(["cus_1", "cus_2", "cus_3"].map((id) => first.commit([customer(id)])));
    await first.close();
    const second = await openLedger(folder, now);
    expect([...second.books.customers.keys()]).toEqual(["cus_1", "cus_2", "cus_3"]);
    expect(second.fingerprintKey).toEqual(first.fingerprintKey);
    await second.close();
  });

  test("drops a last line that was torn, and goes on after the one before it", async () => {
    const path = join(folder, "ledger.jsonl");
    const first = await openLedger(folder, now);
    await first.commit([customer("cus_1")]);
    await first.close();
    appendFileSync(path, '{"at":"2026-11-21T12:00:00Z","records":[{"kind":"cust');
    const second = await openLedger(folder, now);
    await second.commit([customer("cus_2")]);
    await second.close();
    const third = await openLedger(folder, now);
    expect([...third.books.customers.keys()]).toEqual(["cus_1", "cus_2"]);
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(2);
    await third.close();
  });

  test("refuses a ledger with a broken line in its middle, and gives the folder up again", async () => {
    writeFileSync(join(folder, "ledger.jsonl"), 'not json\n{"at":"x","records":[]}\n');
    await expect(openLedger(folder, now)).rejects.toThrow("ledger.jsonl:1");
    expect(readdirSync(folder)).not.toContain("writer.lock");
  });

  test("refuses a folder that another one writes", async () => {
    const first = await openLedger(folder, now);
    await expect(openLedger(folder, now)).rejects.toThrow("in use");
    await first.close();
    const second = await openLedger(folder, now);
    await second.close();
  });

  test.each(["999999999 1", `${process.pid} 1`])(
    "takes over the lock that a killed process left (%s)",
    async (holder) => {
      writeFileSync(join(folder, "writer.lock"), holder);
      const ledger = await openLedger(folder, now);
      await expect(openLedger(folder, now)).rejects.toThrow("in use");
      await ledger.close();
    },
  );
});

describe("commit", () => {
  test("keeps all records of one call in one line, so that a crash cannot part them", async () => {
    const ledger = await openLedger(folder, now);
    await ledger.commit([customer("cus_1"), customer("cus_2")]);
    await ledger.close();
    expect(readFileSync(join(folder, "ledger.jsonl"), "utf8").trim().split("\n")).toHaveLength(1);
  });
});
