import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { System } from "../../system/system.ts";

const AT_ONCE = 6;
const LATEST_KILL_IN_MILLISECONDS = 250;

/** The keys of requests that were answered, and how many got no answer. */
export interface CutRequests {
  answered: string[];
  unanswered: number;
}

/** Starts the API, lets people ask to be left alone without a pause, and kills the API while they do. */
export async function killWhileStoppingCalls(system: System): Promise<CutRequests> {
  const node = await system.startNode();
  const cut: CutRequests = { answered: [], unanswered: 0 };
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (node.isRunning()) {
      const key = randomUUID();
      if (await isAnswered(node.url, key)) cut.answered.push(key);
      else cut.unanswered += 1;
    }
  });
  await pause(100 + Math.random() * LATEST_KILL_IN_MILLISECONDS);
  await node.kill();
  await Promise.all(people);
  return cut;
}

/** Whether the API answered; a connection that was lost with the process is no answer. */
async function isAnswered(url: string, key: string): Promise<boolean> {
  const response = await fetch(`${url}/api/consent/v1/do-not-call`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sxm-trace-id": key,
      "idempotency-key": key,
      "x-forwarded-for": randomAddress(),
    },
    body: JSON.stringify({ phoneNumbers: [randomNumber()], country: "US", language: "en-US" }),
  }).catch(() => undefined);
  if (response === undefined) return false;
  const body = await response.text().catch(() => undefined);
  if (body === undefined) return false;
  if (response.status !== 200) throw new Error(`a request was answered with ${response.status}: ${body}`);
  return true;
}

const randomNumber = () => `51255${String(Math.floor(Math.random() * 100_000)).padStart(5, "0")}`;
const randomAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250) + 1).join(".")}`;
