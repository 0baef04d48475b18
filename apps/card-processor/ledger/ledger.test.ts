import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

  test("finds all of a ledger that is read in several pieces, whatever line they part", async () => {
    const ids = Array.from({ length: 30 }, (_none, index) => `cus_${index}`);
    const first = await openLedger(folder, now);
    const long = (id: string) => {
      const record = customer(id);
      return { ...record, value: { ...record.value, description: "é".repeat(50_000) } };
    };
    await Promise.all(ids.map((id) => first.commit([long(id)])));
    await first.close();
    const second = await openLedger(folder, now);
    expect([...second.books.customers.values()]).toEqual(ids.map((id) => long(id).value));
    await second.close();
  });

  test("refuses a ledger with a broken line in its middle, and gives the folder up again", async () => {
    writeFileSync(join(folder, "ledger.jsonl"), 'not json\n{"at":"x","records":[]}\n');
    await expect(openLedger(folder, now)).rejects.toThrow("ledger.jsonl:1");
    rmSync(join(folder, "ledger.jsonl"));
    await (await openLedger(folder, now)).close();
  });

  test("refuses a folder that another one writes", async () => {
    const first = await openLedger(folder, now);
    await expect(openLedger(folder, now)).rejects.toThrow("in use");
    await first.close();
    const second = await openLedger(folder, now);
    await second.close();
  });

  test("refuses whoever comes by another path, and takes what a killed one had", async () => {
    const link = join(mkdtempSync(join(tmpdir(), "ledger-link-")), "link");
    symlinkSync(folder, link);
    const holder = startHolder(link);
    expect(await holder.answer).toBe("held");
    await expect(openLedger(folder, now)).rejects.toThrow("in use");
    expect(await startHolder(folder).answer).toContain("in use");
    holder.process.kill("SIGKILL");
    await once(holder.process, "exit");
    await (await openLedger(folder, now)).close();
  });

  test.runIf(spawnSync("unshare", ["-n", "true"]).status === 0)(
    "refuses whoever comes from another network namespace",
    async () => {
      const ledger = await openLedger(folder, now);
      expect(await startHolder(folder, "unshare", "-n").answer).toContain("in use");
      await ledger.close();
    },
  );
});

/** Another process that opens the ledger and keeps it, or says why not. */
function startHolder(path: string, ...prefix: string[]) {
  const code = `
    import { openLedger } from ${JSON.stringify(new URL("ledger.ts", import.meta.url).href)};
    await openLedger(${JSON.stringify(path)}, () => new Date()).then(
      () => { console.log("held"); setInterval(() => {}, 1000); },
      (cause) => console.log(cause.message),
    );`;
  const [command, ...args] = [...prefix, process.execPath, "--input-type=module", "-e", code];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  const answer = once(child.stdout, "data").then(([chunk]) => String(chunk).trim());
  return { process: child, answer };
}

describe("commit", () => {
  test("keeps all records of one call in one line, so that a crash cannot part them", async () => {
    const ledger = await openLedger(folder, now);
    await ledger.commit([customer("cus_1"), customer("cus_2")]);
    await ledger.close();
    expect(readFileSync(join(folder, "ledger.jsonl"), "utf8").trim().split("\n")).toHaveLength(1);
  });
});
