import { parseArgs } from "node:util";
import { openSystem } from "../../system/system.ts";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { openUnfairAsks, tryKeys } from "./key-tries.ts";

const { values } = parseArgs({ options: { tries: { type: "string", default: "100000" } } });

const server = await startPostgres({ isDurable: true });
const system = await openSystem();
try {
  await server.createDatabase("key_tries");
  const node = await system.startNode({ databaseUrl: server.urlOf("key_tries") });
  const found = await tryKeys(await openUnfairAsks(node.url, system.cards), Number(values.tries));
  for (const [way, { tries, keys }] of found) console.log(`${way}: ${tries} tries, ${keys} keys`);
  if ([...found.values()].some(({ keys }) => keys > 0)) process.exitCode = 1;
  await node.stop();
} finally {
  await system.stop();
  await server.stop();
}
