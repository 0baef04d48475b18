import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyFlow } from "#flows/definitions/every-flow.ts";
import type { FlowDefinition } from "#flows/engine/flow-definition.ts";
import { routes } from "./routes.ts";
import type { RouteRow } from "./route-row.ts";

/** An address in the document: the sentence below it, and the first column of its table. */
interface Section {
  address: string;
  what: string;
  steps: string[];
}

function sectionsOf(document: string): Section[] {
  const [, ...sections] = document.split(/^## /m);
  return sections.map((section) => {
    const [address = "", , what = ""] = section.split("\n");
    const [, , ...steps] = [...section.matchAll(/^\| (.+?) \|/gm)].map(([, step = ""]) => step);
    return { address, what, steps: steps.filter((step) => step !== "before the first") };
  });
}

const stepOf = ({ id, trackingName, isNeeded }: FlowDefinition["steps"][number]) => {
  const name = id === trackingName ? id : `${id}, tracked as ${trackingName}`;
  return isNeeded === undefined ? name : `(${name})`;
};

/** What the app itself shows at an address. */
function shownBy(row: RouteRow): { what: string; steps?: string[] } {
  const needs = [
    row.flag === undefined ? "" : `, flag \`${row.flag.name}\``,
    row.guard === "signedIn" ? ", for those who are signed in" : "",
  ].join("");
  if (row.kind !== "flow") return { what: `A page${needs}.` };
  const { name, variation, presentation, steps }: FlowDefinition = everyFlow[row.flow];
  const drawn = presentation === "accordion" ? "all steps on one page" : "step by step";
  return { what: `The flow \`${name}/${variation}\`, ${drawn}${needs}.`, steps: steps.map(stepOf) };
}

describe("docs/flows.md", () => {
  const sections = sectionsOf(readFileSync("docs/flows.md", "utf8"));
  const shown = routes.filter(({ kind }) => kind === "flow" || kind === "page");

  it("has the addresses of the app that show something, and no other", () => {
    const addresses = sections.map(({ address }) => address);
    expect(addresses.toSorted()).toEqual(shown.map(({ path }) => `/${path}`).toSorted());
  });

  it.each(shown.map((row) => [row.path, row] as const))(
    "says of /%s what the app shows there",
    (path, row) => {
      const section = sections.find(({ address }) => address === `/${path}`);
      expect(section).toMatchObject(shownBy(row));
    },
  );
});
