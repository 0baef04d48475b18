import { sql } from "drizzle-orm";
import { openEmbeddedDatabase } from "./open-embedded-database.ts";

/*
 * A process that a test starts: it counts in the embedded database of a folder, which keeps little room in reserve,
 * and writes down each number that was agreed to.
 */
const [, , folder = "", limit = "1", reserve = "0"] = process.argv;
const database = await openEmbeddedDatabase(folder, {
  isDurable: true,
  isAsItIs: true,
  reserveInBytes: Number(reserve),
});
const ask = (question: ReturnType<typeof sql>) => database.queries().execute<{ number: number }>(question);

await ask(sql`create table if not exists counted (number int, filler text)`);
const { rows } = await ask(sql`select number from counted limit 1`);
const first = rows[0]?.number ?? 0;
if (first === 0) await ask(sql`insert into counted select 0, repeat('x', 1000) from generate_series(1, 500)`);
print(`found ${first}`);
for (let number = first + 1; number <= first + Number(limit); number += 1) {
  // Much of the log, and always the same room in the table.
  await ask(sql`update counted set number = ${number}, filler = repeat(${String(number % 10)}, 1000)`);
  print(`agreed ${number}`);
}
await database.close();

function print(what: string): void {
  process.stdout.write(`${what}\n`);
}
