import type { RecordedStatement } from "./recorded-statement.ts";

/** A trip in a few words: what it does to which tables, and which end of a transaction goes along. */
export function describeTrip({ text, isFirst, isLast }: RecordedStatement): string {
  return [...(isFirst ? ["begin"] : []), describeStatement(text), ...(isLast ? ["commit"] : [])].join("; ");
}

function describeStatement(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  const verb = /^\w+/.exec(flat)?.[0].toLowerCase() ?? "";
  if (verb === "begin" || verb === "commit") return verb;
  const found = flat.matchAll(
    /\b(insert into|update|delete from|from|join) (?:only )?"?([a-z_.]+)"?(?:\."?(\w+)"?)?/gi,
  );
  const steps = [...found].map(([, what = "", table = "", part]) => `${what.toLowerCase()} ${part ?? table}`);
  const lock = /for update/i.test(flat) ? ", locked" : "";
  const isWrite = verb !== "select";
  const told = steps.filter((step) => isWrite !== /^(?:from|join)/.test(step) && step !== "update of");
  return `${isWrite ? "" : `${verb} `}${[...new Set(told)].join(", ") || flat.slice(0, 60)}${lock}`;
}
