import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

export interface StoredEvent {
  eventId: string;
  eventName: string;
  /** Of a report of losses; else 0. */
  lostCount: number;
}

/** Opens the database of a system that has stopped and reads the user events, those that wait to be put away included. */
export async function readStoredEvents(folder: string): Promise<StoredEvent[]> {
  const lite = await PGlite.create({ dataDir: join(folder, "database") });
  try {
    const { rows } = await lite.query<StoredEvent>(
      `with kept as (
         select event_id, event_name, attributes from user_events
         union
         select event->>'eventId', event->>'eventName', event->'attributes'
         from event_batches, jsonb_array_elements(events::jsonb) as event where kind = 'user'
       )
       select event_id as "eventId", event_name as "eventName",
         case when event_name = 'events-lost' then (attributes->>'count')::int else 0 end as "lostCount"
       from kept`,
    );
    return rows;
  } finally {
    await lite.close();
  }
}
