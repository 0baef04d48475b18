import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../system/free-port.ts";
import { type Growth, growthOf } from "../time-calls.ts";
import { lengthenLedger } from "./lengthen-ledger.ts";
import { type CardProcessor, openCardProcessor, type SavedCard } from "./open-card-processor.ts";

const CARDS = 50;
const ROUNDS = 5;
const CHARGES_OF_ROUND = 1_000;

/**
 * What a charge costs the card processor's stand-in in milliseconds of its processor time: one that has charged few
 * times, and one that has charged many times, by turns. Both tell of their payments at an address where somebody
 * answers, and at one where nobody is any more.
 */
export async function chargeCards({ few, many }: { few: number; many: number }): Promise<Growth> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-bench-cards-"));
  const listener = createServer((request, response) => request.resume().once("end", () => response.end()));
  listener.listen(await freePort(), "127.0.0.1");
  await once(listener, "listening");
  const open: CardProcessor[] = [];
  const opened = async (name: string) => {
    const processor = await openCardProcessor(join(folder, name));
    open.push(processor);
    return processor;
  };
  try {
    const young = await opened("young");
    await young.register(addressOf(listener.address()));
    await young.register(`http://127.0.0.1:${await freePort()}/gone`);
    const cards: SavedCard[] = [];
    while (cards.length < CARDS) cards.push(await young.saveCard());
    await young.charge(cards, few);
    const longer = join(folder, "old", "card-processor");
    await mkdir(longer, { recursive: true });
    await lengthenLedger(young.folder, longer, Math.round(many / few));
    const old = await opened("old");

    const costs = new Map<CardProcessor, number[]>([
      [young, []],
      [old, []],
    ]);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [processor, ofRounds] of costs) {
        const cost = await costOfCharge(processor, cards);
        // One that was just started has its code still to compile.
        if (round > 0) ofRounds.push(cost);
      }
    return growthOf(
      "A charge at the card processor's stand-in",
      costs.get(young) ?? [],
      costs.get(old) ?? [],
    );
  } finally {
    for (const processor of open) await processor.stop();
    listener.closeAllConnections();
    listener.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function costOfCharge(processor: CardProcessor, cards: readonly SavedCard[]): Promise<number> {
  const before = await processor.cpuSeconds();
  await processor.charge(cards, CHARGES_OF_ROUND);
  return (((await processor.cpuSeconds()) - before) / CHARGES_OF_ROUND) * 1000;
}

function addressOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): string {
  if (typeof address !== "object" || address === null) throw new Error("nobody listens");
  return `http://127.0.0.1:${address.port}/`;
}
