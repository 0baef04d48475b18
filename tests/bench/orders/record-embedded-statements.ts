import { PGlite, type Transaction } from "@electric-sql/pglite";
import { writeDown } from "./write-down.ts";

type Work = (transaction: Transaction) => Promise<unknown>;
type Query = Parameters<PGlite["query"]>;

const query: PGlite["query"] = Reflect.get(PGlite.prototype, "query");
Reflect.set(PGlite.prototype, "query", function record(this: PGlite, ...given: Query) {
  note(given);
  return Reflect.apply(query, this, given);
});

// The ends of a transaction are the embedded database's own statements, which nobody else can watch.
const transaction: PGlite["transaction"] = Reflect.get(PGlite.prototype, "transaction");
Reflect.set(PGlite.prototype, "transaction", function recordAll(this: PGlite, work: Work) {
  const recorded: Work = async (opened) => {
    note(["begin"]);
    const result = await work(recording(opened));
    note(["commit"]);
    return result;
  };
  return Reflect.apply(transaction, this, [recorded]);
});

function recording(opened: Transaction): Transaction {
  const record: Transaction["query"] = (...given) => {
    note(given);
    return opened.query(...given);
  };
  const watched: Transaction = Object.create(opened, { query: { value: record } });
  return watched;
}

function note([text, values = []]: Query): void {
  writeDown({ text, values, isFirst: false, isLast: false });
}
