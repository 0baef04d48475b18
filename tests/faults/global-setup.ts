import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../system/free-port.ts";
import { startService } from "../system/service.ts";
import { PREPARED_DATA, SECRET_KEY } from "../system/system.ts";

/** Nobody is made up in production: the database is empty, as the first node of a system would find it. */
const PRODUCTION = {
  SKYWAVE_MODE: "production",
  SKYWAVE_SECRET_KEY: SECRET_KEY,
  STRIPE_SECRET_KEY: "sk_test_unit",
  STRIPE_PUBLISHABLE_KEY: "pk_test_unit",
  SMTP_URL: "smtp://127.0.0.1:1",
  STRIPE_WEBHOOK_SECRET: "whsec_unit",
  MAIL_FROM: "Skywave <hello@skywave.example>",
  SELLER: JSON.stringify({ legalName: "Skywave Audio Inc.", addressLines: [], registrations: [] }),
  PUBLIC_URL: "http://localhost",
  EMBEDDED_DATABASE: "accept",
  LOG_LEVEL: "error",
  SOUND_LIBRARY: "asked",
};

/**
 * Lets the API make its embedded database once for all tests: making it takes ten seconds of work, copying it a
 * fraction of one.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-prepared-"));
  const port = await freePort();
  const api = await startService({
    entry: "apps/api/start.ts",
    url: `http://127.0.0.1:${port}`,
    health: "/health/ready",
    env: { ...PRODUCTION, PORT: String(port), DATA_DIR: folder },
  });
  const { code } = await api.stop();
  if (code !== 0) throw new Error(`The API that made the database ended with ${code}\n${api.errors()}`);
  process.env[PREPARED_DATA] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
