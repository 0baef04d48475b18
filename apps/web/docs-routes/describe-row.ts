import type { KeyOf } from "#i18n/translate.ts";
import { pageViewOf } from "@skywave/tracking/page-views";
import { PATHS } from "#app/paths/paths.ts";
import type { FlowRow, RouteRow } from "#app/routes/route-row.ts";
import { isGuarded, routes } from "#app/routes/routes.ts";
import { everyFlow } from "#flows/definitions/every-flow.ts";

/** A text of the page, by its key, with what stands in its blanks. */
export interface Said {
  key: KeyOf<"sandbox">;
  values: Record<string, string>;
}

/** A row of the route table in words: what is there, who may see it, which flag it needs, what it tells. */
export interface RowDescription {
  what: readonly Said[];
  guard: Said;
  flags: readonly Said[];
  tracking: Said;
}

const say = (key: KeyOf<"sandbox">, values: Record<string, string> = {}): Said => ({ key, values });

/** The row as a reader wants it, read from the table and from the flow it starts. */
export function describeRow(row: RouteRow): RowDescription {
  return {
    what: [...leadsOnOf(row), ...whatIsAt(row)],
    guard: guardOf(row),
    flags: flagsOf(row),
    tracking: trackingOf(row),
  };
}

function leadsOnOf({ leadsOn }: RouteRow): Said[] {
  if (leadsOn === undefined) return [];
  return [say("sandbox.routes.redirect-when", { path: `/${leadsOn.to}`, condition: leadsOn.when.says })];
}

function whatIsAt(row: RouteRow): Said[] {
  switch (row.kind) {
    case "redirect":
      return row.when === undefined
        ? [say("sandbox.routes.redirect", { path: `/${row.to}` })]
        : [say("sandbox.routes.redirect-when", { path: `/${row.to}`, condition: row.when.says })];
    case "flow": {
      const { name, variation, presentation, steps } = everyFlow[row.flow];
      const described = say(`sandbox.routes.flow.${presentation}`, {
        flow: `${name}/${variation}`,
        steps: steps.map(({ trackingName }) => trackingName).join(" → "),
      });
      return row.match === undefined
        ? [described]
        : [described, say("sandbox.routes.match", { path: `/${pathOf(row.match.otherwise)}` })];
    }
    case "page":
      return [say("sandbox.routes.page")];
    case "error":
      return [say(row.isNotFound ? "sandbox.routes.not-found" : "sandbox.routes.error")];
  }
}

function pathOf(flow: FlowRow["flow"]): string {
  return routes.find((row) => row.kind === "flow" && row.flow === flow)?.path ?? "";
}

function guardOf(row: RouteRow): Said {
  if (row.guard === "signedIn") return say("sandbox.routes.guard.signed-in");
  return say(isGuarded(row) ? "sandbox.routes.guard.root" : "sandbox.routes.guard.open");
}

function flagsOf({ flag, leavesWhen }: RouteRow): Said[] {
  return [
    ...(flag === undefined
      ? []
      : [say("sandbox.routes.flag", { flag: flag.name, path: `/${flag.fallback}` })]),
    ...(leavesWhen === undefined ? [] : [say("sandbox.routes.leaves", { flag: leavesWhen.flag })]),
  ];
}

function trackingOf(row: RouteRow): Said {
  if (row.kind === "redirect") return say("sandbox.routes.tracking.none");
  return say(`sandbox.routes.tracking.${pageViewOf(row.path) ?? "own"}`);
}

/** Where what a row needs is made or chosen, for rows that no address alone leads to. */
const MADE_ELSEWHERE: Readonly<Record<string, string>> = {
  [`${PATHS.plan}/:subscriptionId`]: `/${PATHS.account}`,
  [PATHS.invoice]: `/${PATHS.bills}`,
  [PATHS.signAndLink]: "/sandbox#identity",
  [PATHS.magicLink]: "/sandbox#identity",
  "*": "/no/such/page",
};

/** The link that opens a row in the state it needs: signed in first, or from where its link is made. */
export function linkTo(row: RouteRow): string {
  const address = MADE_ELSEWHERE[row.path] ?? `/${row.path}`;
  if (row.guard !== "signedIn") return address;
  return `/${PATHS.signIn}?${new URLSearchParams({ returnUrl: address })}`;
}
