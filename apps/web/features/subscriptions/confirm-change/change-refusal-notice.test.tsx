import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import type { ChangeProblem } from "./change-messages.ts";
import { ChangeRefusalNotice } from "./change-refusal-notice.tsx";

const ok = false as const;
const PLAIN = (
  [
    "NOT_FOUND",
    "SUBSCRIPTION_ENDED",
    "CANCELLATION_PENDING",
    "NOTHING_TO_REVOKE",
    "PAYMENT_DUE",
    "SUBSCRIPTION_SUSPENDED",
    "SUBSCRIPTION_PAUSED",
    "PART_OF_BUNDLE",
    "SAME_PLAN",
    "PAYMENT_IN_PROGRESS",
    "OFFER_EXPIRED",
    "OFFER_REDEEMED",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "INVALID_OFFER_DATA",
    "COUNTRY_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "QUOTE_EXPIRED",
    "QUOTE_CHANGED",
    "PAYMENT_METHOD_REQUIRED",
    "CONFLICTING_REQUEST",
    "GIFT_CARD_NOT_USABLE",
    "TOO_MANY_DECLINES",
  ] as const
).map((code): ChangeProblem => ({ ok, code }));
const REFUSALS: readonly ChangeProblem[] = [
  ...PLAIN,
  { ok, code: "BILLED_ELSEWHERE", source: "apple", manageUrl: "" },
  { ok, code: "CREDIT_CARD_ERROR", nextMove: "callBank" },
  { ok, code: "UNREACHABLE", reason: "offline" },
];

/** Words, and not the name of a text, a code or a blank that nobody filled. */
const READABLE = /^(?!.*(?:[A-Z]_[A-Z]|\{))\S+\s\S+\s.{10,}$/s;

afterEach(cleanup);

describe("a change that is refused", () => {
  it.each(REFUSALS)("brings what is said of it into view: $code", async (refusal) => {
    const { container } = renderPage(() => <ChangeRefusalNotice refusal={refusal} />, {
      fake: fakeSkywave(),
    });
    await expect.poll(() => container.querySelector("[data-tone]")).not.toBeNull();
    await expect.poll(() => document.activeElement).toBe(container.querySelector("[data-tone]"));
  });
});

describe.each(LOCALES)("a change that is refused, in %s", (locale) => {
  it.each(REFUSALS)("says why in words: $code", async (refusal) => {
    const translate = makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
    const view = renderPage(() => <ChangeRefusalNotice refusal={refusal} />, {
      fake: fakeSkywave(),
      translate,
    });
    await expect.poll(() => view.container.querySelector("[data-tone]")).not.toBeNull();
    expect(view.container.textContent).toMatch(READABLE);
  });
});

describe("the way on from a change that is refused", () => {
  it.each([
    ["PAYMENT_DUE", "plan.pay", "/account/pay"],
    ["SUBSCRIPTION_SUSPENDED", "plan.pay", "/account/pay"],
    ["SAME_PLAN", "plan.see-account", "/account"],
    ["NOT_FOUND", "plan.see-account", "/account"],
  ] as const)("leads after %s by %s to %s", async (code, name, path) => {
    const { router } = renderPage(() => <ChangeRefusalNotice refusal={{ ok, code }} />, {
      fake: fakeSkywave(),
    });
    fireEvent.click(await screen.findByRole("button", { name }));
    await expect.poll(() => router.state.location.pathname).toBe(path);
  });

  it("is another try after an answer that got lost", async () => {
    const tries: string[] = [];
    const refusal = { ok, code: "UNREACHABLE", reason: "offline" } as const;
    renderPage(() => <ChangeRefusalNotice refusal={refusal} onRetry={() => tries.push("again")} />, {
      fake: fakeSkywave(),
    });
    fireEvent.click(await screen.findByRole("button"));
    expect(tries).toEqual(["again"]);
  });
});
