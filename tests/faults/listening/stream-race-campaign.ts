import { parseArgs } from "node:util";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { freePort } from "../../system/free-port.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem } from "../../system/system.ts";
import { openDevices, raceForStreams } from "./stream-races.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "1000" } } });

const server = await startPostgres({ isDurable: true });
const system = await openSystem();
try {
  await server.createDatabase("stream_races");
  const databaseUrl = server.urlOf("stream_races");
  const nodes = [
    await system.startNode({ databaseUrl }),
    await system.startNode({ databaseUrl, port: await freePort() }),
  ];
  const owner = await Shopper.readyWithPassword(nodes[0]?.url ?? "", system.cards);
  const devices = await openDevices(owner);
  const began = performance.now();
  const counts = await raceForStreams(devices, {
    urls: nodes.map(({ url }) => url),
    rounds: Number(values.rounds),
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${values.rounds} rounds over two nodes in ${seconds} s; devices that had a key after each:`);
  for (const [count, rounds] of counts) console.log(`${count} devices: ${rounds} rounds`);
  if ([...counts.keys()].some((count) => count !== 3)) process.exitCode = 1;
  for (const node of nodes) await node.stop();
} finally {
  await system.stop();
  await server.stop();
}
