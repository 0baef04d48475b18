import { isCode, isTest, type SourceFile } from "../source-file.ts";
import { type Reach, reachOf, servicesOf } from "./reach.ts";
import { readRows, type ShownRow } from "./read-rows.ts";
import { readFlow, type ReadStep } from "./read-steps.ts";

const HEAD = `# Flows

Made from the sources by \`npm run reference\`: each address that shows something of its own, the steps that it is made
of, the calls of the contract that the files behind a step can make, and what they track. Beside these every
page has the calls that start a session, and one view for each step or page; the steps of somebody who is signed in are
kept by \`order.savePurchaseDraft\`. A step in brackets is left out where what was settled before asks for nothing more.
`;

/** The table of flows, as the route table, the definitions and the screens say it. */
export function flowTable(files: readonly SourceFile[]): string {
  const sources = new Map(
    files.filter(({ path }) => isCode(path) && !isTest(path)).map((file) => [file.path, file]),
  );
  return (
    HEAD +
    readRows(sources)
      .map((row) => sectionOf(row, sources))
      .join("")
  );
}

function sectionOf(row: ShownRow, sources: ReadonlyMap<string, SourceFile>): string {
  const needs = [
    row.flag === undefined ? undefined : `flag \`${row.flag}\``,
    row.guard === "signedIn" ? "for those who are signed in" : undefined,
  ].filter((need) => need !== undefined);
  const head = `\n## /${row.path}\n\n`;
  if (row.shows.kind === "page") {
    const what = ["A page", ...needs].join(", ");
    return `${head}${what}.\n\n${tableOf("Page", [lineOf(pageName(row.shows.file), reachOf([row.shows.file], sources))])}`;
  }
  const flow = readFlow(row.shows.flow, sources);
  const drawn = flow.presentation === "accordion" ? "all steps on one page" : "step by step";
  const what = [`The flow \`${flow.name}/${flow.variation}\``, drawn, ...needs].join(", ");
  const ahead = reachOf(servicesOf(flow.file, sources), sources);
  const lines = [
    ...(ahead.calls.length === 0 ? [] : [lineOf("before the first", ahead)]),
    ...flow.steps.map((step) => lineOf(stepName(step), reachOf(step.screens, sources))),
  ];
  return `${head}${what}.\n\n${tableOf("Step", lines)}`;
}

function pageName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.tsx?$/, "");
}

function stepName({ id, trackingName, isConditional }: ReadStep): string {
  const name = id === trackingName ? id : `${id}, tracked as ${trackingName}`;
  return isConditional ? `(${name})` : name;
}

function tableOf(first: string, lines: readonly string[]): string {
  return [`| ${first} | Calls | Events |`, "| --- | --- | --- |", ...lines, ""].join("\n");
}

function lineOf(name: string, { calls, events }: Reach): string {
  return `| ${name} | ${listOf(calls)} | ${listOf(events)} |`;
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.map((name) => `\`${name}\``).join(", ");
}
