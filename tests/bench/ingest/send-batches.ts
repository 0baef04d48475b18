import { type ApiRequest, sendRequest } from "../../system/send-request.ts";
import { inParallel } from "../in-parallel.ts";

/** Sends batches over so many connections, each as soon as the one before it was answered; returns batches per second. */
export async function sendBatches(batches: readonly ApiRequest[], connections: number): Promise<number> {
  const started = performance.now();
  await inParallel(batches, connections, async (batch) => {
    const { status, content } = await sendRequest(batch);
    if (status !== 200) throw new Error(`a batch was answered ${status}: ${content}`);
  });
  return (batches.length / (performance.now() - started)) * 1000;
}
