import { FLAGS } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { describe, expect, it } from "vitest";
import { PATHS } from "#app/paths/paths.ts";
import { routes } from "#app/routes/routes.ts";
import { makeTranslator } from "#i18n/translate.ts";
import { describeRow, linkTo } from "./describe-row.ts";

const english = makeTranslator("en-US", dictionaries["en-US"].sandbox);

function linesOf(path: string, translate = english): string[] {
  return routes
    .filter((row) => row.path === path)
    .flatMap((row) => {
      const { what, guard, flags, tracking } = describeRow(row);
      return [...what, ...flags, guard, tracking].map(({ key, values }) => translate(key, values));
    });
}

describe("describeRow", () => {
  it.each(LOCALES)("says every row in %s without a text or a value missing", (locale) => {
    const translate = makeTranslator(locale, dictionaries[locale].sandbox);
    const lines = routes.flatMap(({ path }) => linesOf(path, translate));
    expect(lines.length).toBeGreaterThan(routes.length * 2);
    expect(lines.filter((line) => /sandbox\.|\{|undefined/.test(line))).toEqual([]);
  });

  it("says what a flow is made of, its match, and that it tells its own views", () => {
    expect(linesOf(PATHS.streamingOrganic)).toEqual([
      "Flow streaming-organic/default, step by step: offerPresentment → credentials → payment → review → confirmation.",
      `Without a match, what stands at /${PATHS.streaming} is shown here.`,
      "Outside the guarded root: open to everybody.",
      "Tells analytics its own views.",
    ]);
  });

  it("says under which condition a row leads on", () => {
    expect(linesOf(PATHS.checkout)[0]).toBe(
      `Leads to /${PATHS.renewal}, query kept, where the address says renewalcode=choice, no ;proactiveFlag.`,
    );
  });

  it("names every flag of the registry at some row", () => {
    const all = routes.flatMap(({ path }) => linesOf(path)).join("\n");
    for (const name of Object.keys(FLAGS)) expect(all).toContain(name);
  });
});

describe("linkTo", () => {
  it("leads to a sign-in first where the row asks for one, and to where an id or a link is made", () => {
    const links = Object.fromEntries(routes.map((row) => [row.path, linkTo(row)]));
    expect(links[PATHS.bills]).toBe("/account/login?returnUrl=%2Faccount%2Fbills");
    expect(links[PATHS.invoice]).toBe("/account/login?returnUrl=%2Faccount%2Fbills");
    expect(links[PATHS.signAndLink]).toBe("/sandbox#identity");
    expect(links[PATHS.streaming]).toBe(`/${PATHS.streaming}`);
    for (const link of Object.values(links)) expect(link).not.toMatch(/:|\*/);
  });
});
