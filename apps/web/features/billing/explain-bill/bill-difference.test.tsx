import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { BillDifference } from "./bill-difference.tsx";

afterEach(cleanup);

describe("BillDifference", () => {
  it.each(LOCALES)(
    "says of a plan that was last billed with others that the two bills can't be compared, in %s",
    async (locale) => {
      const translate = makeTranslator(locale, dictionaries[locale].bills);
      renderPage(() => <BillDifference comparison="severalPlans" currency="USD" />, {
        fake: fakeSkywave(),
        translate,
      });
      const words = locale === "fr-CA" ? /plusieurs forfaits à la fois/ : /several plans together/;
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByRole("definition")).toBeNull();
    },
  );
});
