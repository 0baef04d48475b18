import type { RecordedStatement } from "./recorded-statement.ts";

/** What one quote and its confirmation sent to the database, in order. */
export interface RecordedFlow {
  quote: RecordedStatement[];
  confirm: RecordedStatement[];
}

/** The flows of these orders among all that was written down; an order whose calls are not there is left out. */
export function flowsAmong(
  statements: readonly RecordedStatement[],
  orderIds: readonly string[],
): RecordedFlow[] {
  const byCall = [...Map.groupBy(statements, ({ call }) => call).values()];
  const confirms = new Map(
    byCall.flatMap((call) => {
      const orderId = /orders\/([^/]+)\/confirm/.exec(call[0]?.path ?? "")?.[1];
      return orderId === undefined ? [] : [[orderId, call]];
    }),
  );
  const quotes = byCall.filter(([first]) => first?.method === "POST" && first.path.endsWith("/orders"));
  return orderIds.flatMap((orderId) => {
    const quote = quotes.find((call) =>
      call.some(({ values }) => values.some((value) => String(value).includes(orderId))),
    );
    const confirm = confirms.get(orderId);
    return quote === undefined || confirm === undefined ? [] : [{ quote, confirm }];
  });
}
