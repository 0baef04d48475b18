import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { TranslationContext } from "#i18n/translation-context.ts";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldProblem } from "./field-problems.ts";

afterEach(cleanup);

const translate = makeTranslator("en-US", {});
const EMAIL = { field: "email", message: "Enter an email" };
const CITY = { field: "city", message: "Enter a city" };

function Form({ problems, attempt }: { problems: readonly FieldProblem<string>[]; attempt: number }) {
  return (
    <TranslationContext value={{ translate, locales: ["en-US"], changeLocale: async () => undefined }}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <input aria-label="City" />
    </TranslationContext>
  );
}
const links = () => screen.queryAllByRole("link").map((link) => link.textContent);

describe("ErrorSummary", () => {
  it("says nothing of problems before a first attempt", () => {
    render(<Form problems={[EMAIL]} attempt={0} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes the focus once with each attempt, also where the problems arrive after it", () => {
    const { rerender } = render(<Form problems={[]} attempt={1} />);
    rerender(<Form problems={[EMAIL, CITY]} attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    screen.getByLabelText("City").focus();
    rerender(<Form problems={[EMAIL, CITY]} attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("follows what is typed, and leaves the focus in the field", () => {
    const { rerender } = render(<Form problems={[EMAIL, CITY]} attempt={1} />);
    const field = screen.getByLabelText("City");
    field.focus();
    rerender(<Form problems={[EMAIL]} attempt={1} />);
    expect(links()).toEqual(["Enter an email"]);
    rerender(<Form problems={[]} attempt={1} />);
    expect(screen.queryByRole("alert")).toBeNull();
    rerender(<Form problems={[CITY]} attempt={1} />);
    expect(links()).toEqual(["Enter a city"]);
    expect(document.activeElement).toBe(field);
  });
});
