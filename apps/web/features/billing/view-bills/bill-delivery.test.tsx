import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { BillDelivery } from "./bill-delivery.tsx";

function open(answers: Record<string, unknown>, translate?: ReturnType<typeof makeTranslator>) {
  const fake = fakeSkywave(answers);
  fake.setSession("authenticated");
  const Page = () => <BillDelivery profile={{ id: "profile-1", isEBill: true }} />;
  renderPage(Page, { fake, ...(translate && { translate }) });
  return fake;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

afterEach(cleanup);

describe("BillDelivery", () => {
  it.each(LOCALES)(
    "[S1.03] keeps at the press that bills are not mailed, and says so in %s",
    async (locale) => {
      const texts: Record<string, string> = Object.assign({}, ...Object.values(dictionaries[locale]));
      const textOf = (key: string) => texts[key] ?? key;
      const fake = open({ updateBillingProfile: { isEBill: false } }, makeTranslator(locale, texts));
      const byMail = await box(textOf("bills.by-mail"));
      expect(byMail.checked).toBe(true);
      fireEvent.click(byMail);
      expect(await screen.findByText(textOf("bills.by-mail-off"))).toBeDefined();
      expect(byMail.checked).toBe(false);
      expect(fake.calls.at(-1)).toMatchObject({
        name: "updateBillingProfile",
        input: { params: { billingProfileId: "profile-1" }, body: { isEBill: false } },
      });
      expect(textOf("bills.by-mail")).not.toBe("bills.by-mail");
    },
  );

  it("moves at the press, however long the answer takes, and moves once", async () => {
    let answer = (_kept: { isEBill: boolean }) => {};
    const kept = new Promise<{ isEBill: boolean }>((resolve) => (answer = resolve));
    const fake = open({ updateBillingProfile: () => kept });
    const byMail = await box("bills.by-mail");
    fireEvent.click(byMail);
    await expect.poll(() => byMail.checked).toBe(false);
    fireEvent.click(byMail);
    expect(byMail.checked).toBe(false);
    answer({ isEBill: false });
    expect(await screen.findByText("bills.by-mail-off")).toBeDefined();
    expect(byMail.checked).toBe(false);
    expect(fake.calls.filter(({ name }) => name === "updateBillingProfile")).toHaveLength(1);
  });

  it("stays as it was where nothing was kept, and tries again", async () => {
    const fake = open({ updateBillingProfile: lost() });
    const byMail = await box("bills.by-mail");
    fireEvent.click(byMail);
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    expect(byMail.checked).toBe(true);
    fake.answers["updateBillingProfile"] = { isEBill: false };
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await screen.findByText("bills.by-mail-off")).toBeDefined();
  });
});
