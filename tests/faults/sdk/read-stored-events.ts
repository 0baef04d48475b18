import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

export interface StoredEvent {
  eventId: string;
  eventName: string;
  /** Of a report of losses; else 0. */
  lostCount: number;
}

/** Opens the database of a system that has stopped and reads the user events themselves. */
export async function readStoredEvents(folder: string): Promise<StoredEvent[]> {
  const lite = await PGlite.create({ dataDir: join(folder, "database") });
  try {
    const { rows } = await lite.query<StoredEvent>(
      `select event_id as "eventId", event_name as "eventName",
         case when event_name = 'events-lost' then (attributes->>'count')::int else 0 end as "lostCount"
       from user_events`,
    );
    return rows;
  } finally {
    await lite.close();
  }
}
