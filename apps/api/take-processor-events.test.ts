import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { takeProcessorEvents } from "./take-processor-events.ts";

const PROCESSOR = { url: undefined, secretKey: "sk_live_x", publishableKey: "pk_live_x" };

async function logOfStart(webhookSecret: string | undefined): Promise<string> {
  let log = "";
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const app = Fastify({ logger: { stream, level: "warn" } });
  const config = { isSandbox: false, cardProcessor: { ...PROCESSOR, webhookSecret } };
  const receiveEvent = async () => "notWanted" as const;
  await takeProcessorEvents(app, config, { receiveEvent, registerWebhook: async () => undefined });
  await app.ready();
  await app.close();
  return log.trim();
}

test("production without the secret of the processor's events says so in one line, and with it nothing", async () => {
  const log = await logOfStart(undefined);
  expect(log).toContain("STRIPE_WEBHOOK_SECRET is not set");
  expect(log.split("\n")).toHaveLength(1);
  expect(await logOfStart("whsec_configured")).toBe("");
});
