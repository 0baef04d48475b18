import pg from "pg";

export type Statement = string | pg.QueryConfig;
export type Send = (statement: Statement, values?: unknown[]) => Promise<pg.QueryResult>;

/** Which end of a transaction goes along with a statement. */
export interface Frame {
  isFirst: boolean;
  isLast: boolean;
}

const BEGIN = "begin";
const COMMIT = "commit";

const prepared = new WeakSet<pg.ClientBase>();

/** Has a connection know both ends by name, once, so that the answer to a statement tells of no other analysis. */
export async function prepareFrames(client: pg.ClientBase): Promise<void> {
  if (prepared.has(client)) return;
  await client.query({ name: BEGIN, text: BEGIN });
  await client.query({ name: COMMIT, text: COMMIT });
  prepared.add(client);
}

/**
 * Sends a statement with the begin or the commit of its transaction, in one trip. They are synchronised once, behind the
 * last of them: where one fails, the server skips the rest, so nothing is done outside the transaction and nothing
 * committed that failed.
 */
export function sendFramed(client: pg.ClientBase, { isFirst, isLast }: Frame): Send {
  return (statement, values) =>
    new Promise((resolve, reject) => {
      const config = typeof statement === "string" ? { text: statement } : statement;
      // A copy, as the driver writes into what it is given.
      const extended = { ...config, queryMode: "extended" };
      const query = new pg.Query(extended, values ?? [], (error, result) => {
        const own = isResults(result) ? result[isFirst ? 1 : 0] : undefined;
        if (own === undefined)
          reject(error ?? new Error("the answer to a statement is not among those to its ends"));
        else resolve(own);
      });
      const submit = query.submit.bind(query);
      query.submit = (connection) => {
        connection.stream.cork();
        try {
          return submit(withEnds(connection, { isFirst, isLast }));
        } finally {
          connection.stream.uncork();
        }
      };
      client.query(query);
    });
}

/** The connection, where a statement is bound behind a begin and done before a commit. */
function withEnds(connection: pg.Connection, { isFirst, isLast }: Frame): pg.Connection {
  const send = (statement: string) => {
    connection.bind({ statement }, true);
    connection.execute({}, true);
  };
  const bind: pg.Connection["bind"] = (config, more) => {
    if (isFirst) send(BEGIN);
    connection.bind(config, more);
  };
  const execute: pg.Connection["execute"] = (config, more) => {
    connection.execute(config, more);
    if (isLast) send(COMMIT);
  };
  const framed: pg.Connection = Object.create(connection, {
    bind: { value: bind },
    execute: { value: execute },
  });
  return framed;
}

/** Of several statements the driver keeps the results in their order; its types know of one. */
function isResults(result: unknown): result is pg.QueryResult[] {
  return Array.isArray(result);
}
