import { randomUUID } from "node:crypto";
import { startPostgres } from "../postgres/start-postgres.ts";

/** Where a campaign's API processes keep their data: on one server that forces every commit to disk, or embedded. */
export interface CampaignDatabase {
  /** Undefined for the embedded one, which is in the process's own folder. */
  newDatabaseUrl(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Opens the kind that is named. */
export async function openCampaignDatabase(kind: "embedded" | "postgres"): Promise<CampaignDatabase> {
  if (kind === "embedded") return { newDatabaseUrl: async () => undefined, stop: async () => undefined };
  const server = await startPostgres({ isDurable: true });
  return {
    newDatabaseUrl: async () => {
      const name = `campaign_${randomUUID().replaceAll("-", "")}`;
      await server.createDatabase(name);
      return server.urlOf(name);
    },
    stop: () => server.stop(),
  };
}
