import { eq, like } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { sandboxSettings } from "./sandbox-tables.ts";

/** Storage of sandbox settings. */
export function createSandboxRepository(database: Database) {
  return {
    async read(key: string): Promise<number | boolean | string | undefined> {
      const [row] = await database
        .queries()
        .select()
        .from(sandboxSettings)
        .where(eq(sandboxSettings.key, key));
      return row?.value;
    },
    /** Those whose name begins like this; of patterns there is none in our names. */
    async list(prefix: string): Promise<{ key: string; value: number | boolean | string }[]> {
      return database
        .queries()
        .select()
        .from(sandboxSettings)
        .where(like(sandboxSettings.key, `${prefix}%`));
    },
    async write(key: string, value: number | boolean | string): Promise<void> {
      await database
        .queries()
        .insert(sandboxSettings)
        .values({ key, value })
        .onConflictDoUpdate({ target: sandboxSettings.key, set: { value } });
    },
  };
}

export type SandboxRepository = ReturnType<typeof createSandboxRepository>;
