import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCardDesk, type CardDesk } from "./card-desk.ts";
import { freePort } from "./free-port.ts";
import { type Service, type ServiceOptions, startService } from "./service.ts";

/** Names a folder with a database that was made before; without one, the first node makes its own. */
export const PREPARED_DATA = "SKYWAVE_PREPARED_DATA";
/** The key under which the nodes of a system encrypt what they store. */
export const SECRET_KEY = "one-key-for-all-nodes-of-a-campaign-of-tests";

export interface NodeOptions {
  /** A place named in the API's code at which the process kills itself. */
  crashAt?: string;
  /** Absent: the embedded database in the system's folder. */
  databaseUrl?: string;
  port?: number;
  folder?: string;
  nodeOptions?: string[];
  env?: Record<string, string>;
}

/** A card processor that lives as long as the system, and API processes that come and go. */
export interface System {
  folder: string;
  cards: CardDesk;
  /** The launch of an API process that has not been started. */
  nodeAt(options?: NodeOptions): Promise<ServiceOptions & { health: string }>;
  startNode(options?: NodeOptions): Promise<Service>;
  stop(): Promise<void>;
}

/** Opens a system of real processes on free ports, with its data in a temporary folder. */
export async function openSystem(): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-system-"));
  const prepared = process.env[PREPARED_DATA];
  if (prepared !== undefined) await cp(prepared, folder, { recursive: true });
  const [cardPort, apiPort] = [await freePort(), await freePort()];
  const cardUrl = `http://127.0.0.1:${cardPort}`;
  const cardProcessor = await startService({
    entry: "apps/card-processor/start.ts",
    url: cardUrl,
    health: "/health/live",
    env: { DATA_DIR: folder, PORT: String(apiPort), CARD_PROCESSOR_PORT: String(cardPort) },
  });

  const nodeAt = async (options: NodeOptions = {}) => {
    const port = options.port ?? apiPort;
    return {
      entry: "apps/api/start.ts",
      url: `http://127.0.0.1:${port}`,
      health: "/health/ready",
      ...(options.nodeOptions !== undefined && { nodeOptions: options.nodeOptions }),
      env: {
        PORT: String(port),
        DATA_DIR: options.folder ?? folder,
        CARD_PROCESSOR_URL: cardUrl,
        SKYWAVE_SECRET_KEY: SECRET_KEY,
        // Shoppers come from addresses of their own, so that the limits by address count each alone.
        TRUSTED_PROXIES: "127.0.0.1/32",
        LOG_LEVEL: "error",
        SOUND_LIBRARY: "asked",
        ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
        ...(options.crashAt !== undefined && { SKYWAVE_CRASH_AT: options.crashAt }),
        ...options.env,
      },
    };
  };
  return {
    folder,
    cards: createCardDesk(cardUrl),
    nodeAt,
    startNode: async (options) => startService(await nodeAt(options)),
    stop: async () => {
      await cardProcessor.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
