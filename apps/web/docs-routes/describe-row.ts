import type { KeyOf } from "#i18n/translate.ts";
import { pageViewOf } from "@skywave/tracking/page-views";
import { LISTEN_PATHS } from "#app/paths/listen-paths.ts";
import { PATHS } from "#app/paths/paths.ts";
import type { FlowRow, RouteRow } from "#app/routes/route-row.ts";
import { isGuarded, routes } from "#app/routes/routes.ts";
import { everyFlow } from "#flows/definitions/every-flow.ts";

/** A text of the page, by its key, with what stands in its blanks. */
export interface TextReference {
  key: KeyOf<"sandbox">;
  values: Record<string, string>;
}

/** A row of the route table in words: what is there, who may see it, which flag it needs, what it tells. */
export interface RowDescription {
  what: readonly TextReference[];
  guard: TextReference;
  flags: readonly TextReference[];
  tracking: TextReference;
}

const textFor = (key: KeyOf<"sandbox">, values: Record<string, string> = {}): TextReference => ({
  key,
  values,
});

/** The row as a reader wants it, read from the table and from the flow it starts. */
export function describeRow(row: RouteRow): RowDescription {
  return {
    what: [...leadsOnOf(row), ...whatIsAt(row)],
    guard: guardOf(row),
    flags: flagsOf(row),
    tracking: trackingOf(row),
  };
}

function leadsOnOf({ leadsOn }: RouteRow): TextReference[] {
  if (leadsOn === undefined) return [];
  return [textFor("sandbox.routes.redirect-when", { path: `/${leadsOn.to}`, condition: leadsOn.when.says })];
}

function whatIsAt(row: RouteRow): TextReference[] {
  switch (row.kind) {
    case "redirect":
      return row.when === undefined
        ? [textFor("sandbox.routes.redirect", { path: `/${row.to}` })]
        : [textFor("sandbox.routes.redirect-when", { path: `/${row.to}`, condition: row.when.says })];
    case "flow": {
      const { name, variation, presentation, steps } = everyFlow[row.flow];
      const described = textFor(`sandbox.routes.flow.${presentation}`, {
        flow: `${name}/${variation}`,
        steps: steps.map(({ trackingName }) => trackingName).join(" → "),
      });
      return row.match === undefined
        ? [described]
        : [described, textFor("sandbox.routes.match", { path: `/${pathOf(row.match.otherwise)}` })];
    }
    case "page":
      return [textFor("sandbox.routes.page")];
    case "error":
      return [textFor(row.isNotFound ? "sandbox.routes.not-found" : "sandbox.routes.error")];
  }
}

function pathOf(flow: FlowRow["flow"]): string {
  return routes.find((row) => row.kind === "flow" && row.flow === flow)?.path ?? "";
}

function guardOf(row: RouteRow): TextReference {
  if (row.guard === "signedIn") return textFor("sandbox.routes.guard.signed-in");
  return textFor(isGuarded(row) ? "sandbox.routes.guard.root" : "sandbox.routes.guard.open");
}

function flagsOf({ flag, leavesWhen }: RouteRow): TextReference[] {
  return [
    ...(flag === undefined
      ? []
      : [textFor("sandbox.routes.flag", { flag: flag.name, path: `/${flag.fallback}` })]),
    ...(leavesWhen === undefined ? [] : [textFor("sandbox.routes.leaves", { flag: leavesWhen.flag })]),
  ];
}

function trackingOf(row: RouteRow): TextReference {
  if (row.kind === "redirect") return textFor("sandbox.routes.tracking.none");
  return textFor(`sandbox.routes.tracking.${pageViewOf(row.path) ?? "own"}`);
}

/** Where what a row needs is made or chosen, for rows that no address alone leads to. */
const MADE_ELSEWHERE: Readonly<Record<string, string>> = {
  [`${PATHS.plan}/:subscriptionId`]: `/${PATHS.account}`,
  [PATHS.invoice]: `/${PATHS.bills}`,
  [LISTEN_PATHS.channel]: `/${LISTEN_PATHS.listen}`,
  [LISTEN_PATHS.show]: `/${LISTEN_PATHS.listen}`,
  [LISTEN_PATHS.artist]: `/${LISTEN_PATHS.listen}`,
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
