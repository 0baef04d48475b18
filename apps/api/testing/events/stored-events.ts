import type { UserEvent } from "@skywave/contract";
import type { TestApi } from "../open-test-api.ts";
import type { TestVisitor } from "../test-visitor.ts";

/** The access token id as the browser knows it, from a refresh that changes nothing else. */
export async function tokenIdOf(visitor: TestVisitor): Promise<string> {
  const { data } = await visitor.call("user", "refresh", { body: {} });
  visitor.accessToken = data.accessToken;
  return data.accessTokenId;
}
export const submit = (visitor: TestVisitor, events: UserEvent[]) =>
  visitor.call("userEvent", "submitUserEvents", { body: { events } });

/** The rows of events, by their ids, once all that has come is put away. */
export async function storedEvents(
  api: TestApi,
  table: "user_events" | "telemetry_events",
  eventIds: string[],
) {
  while ((await api.app.modules.events.putAway()) > 0);
  const list = eventIds.map((id) => `'${id}'`).join(", ");
  const { rows } = await api.database
    .queries()
    .execute(`select * from ${table} where event_id in (${list}) order by event_id`);
  return rows;
}
