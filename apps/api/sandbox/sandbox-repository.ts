import { eq, like } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { sandboxSettings } from "./sandbox-tables.ts";

export interface SandboxRepository {
  read(key: string): Promise<number | boolean | string | undefined>;
  /** Those whose name begins like this; of patterns there is none in our names. */
  list(prefix: string): Promise<{ key: string; value: number | boolean | string }[]>;
  write(key: string, value: number | boolean | string): Promise<void>;
}

/** Storage of sandbox settings. */
export function createSandboxRepository(database: Database): SandboxRepository {
  return {
    async read(key) {
      const [row] = await database
        .queries()
        .select()
        .from(sandboxSettings)
        .where(eq(sandboxSettings.key, key));
      return row?.value;
    },
    async list(prefix) {
      return database
        .queries()
        .select()
        .from(sandboxSettings)
        .where(like(sandboxSettings.key, `${prefix}%`));
    },
    async write(key, value) {
      await database
        .queries()
        .insert(sandboxSettings)
        .values({ key, value })
        .onConflictDoUpdate({ target: sandboxSettings.key, set: { value } });
    },
  };
}
