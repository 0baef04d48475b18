import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StepUp } from "./step-up/step-up.tsx";
import { DeleteAccount } from "./delete-account.tsx";

const gift = (giftId: string, recipientName: string, sendOn: string) => ({
  giftId,
  recipientName,
  amount: 25,
  currency: "CAD",
  sendOn,
});
const ANA = gift("gift_1", "Ana", "2026-12-24");
const SAM = gift("gift_2", "Sam", "2027-01-02");

const PLAN = {
  subscriptionId: "sub-1",
  name: "Horizon",
  endsNow: true,
  paidUntil: "2026-12-21T05:00:00Z",
  manageUrl: null,
  refund: 0,
  currency: "CAD",
};
const APPLE = "https://apps.apple.com/account/subscriptions";

async function ask(
  gifts: readonly object[],
  locale: (typeof LOCALES)[number] = "en-US",
  {
    subscriptions = [],
    balances = [],
  }: { subscriptions?: readonly object[]; balances?: readonly object[] } = {},
) {
  const fake = fakeSkywave({
    previewDeletion: { subscriptions, gifts, balances, recordsRetained: ["invoices"] },
  });
  fake.setSession("authenticated");
  const translate = makeTranslator(locale, dictionaries[locale].security);
  const page = () => (
    <StepUp>
      <DeleteAccount onLeave={() => undefined} />
    </StepUp>
  );
  renderPage(page, { fake, translate });
  fireEvent.click(await screen.findByRole("button", { name: translate("security.delete-open") }));
  await screen.findByRole("heading", { name: translate("security.delete-question") });
  return { fake, translate };
}

afterEach(cleanup);

describe("deleting the account", () => {
  it("names each gift card that waits to be sent, and where it can be taken back first", async () => {
    const { fake } = await ask([ANA, SAM]);
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items).toEqual([
      "You have no plan that would end.",
      "The $25.00 gift card for Ana will still be sent on Dec 24, 2026.",
      "The $25.00 gift card for Sam will still be sent on Jan 2, 2027.",
    ]);
    expect(screen.getByText(/^You can cancel them first\./)).toBeDefined();
    const link = screen.getByRole("link", { name: "See the gift cards you gave" });
    expect(link.getAttribute("href")).toBe("/account/gift-card");
    expect(fake.calls.map(({ name }) => name)).not.toContain("deleteIdentity");
  });

  it.each([
    ["en-US", /^Horizon ends now. We’ll refund \$8.46 to your card.$/, "Manage Zenith"],
    ["en-CA", /^Horizon ends now. We’ll refund \$8.46 to your card.$/, "Manage Zenith"],
    ["fr-CA", /^Horizon prend fin maintenant. Nous rembourserons 8,46\s\$ sur votre carte.$/, "Gérer Zenith"],
  ] as const)(
    "[S4.07] names what goes back to the card, and leads to the store that goes on billing a plan, in %s",
    async (locale, refunded, manage) => {
      const sold = { ...PLAN, subscriptionId: "sub-2", name: "Zenith", endsNow: false, manageUrl: APPLE };
      const { translate } = await ask([], locale, { subscriptions: [{ ...PLAN, refund: 8.46 }, sold] });
      expect(screen.getByText(refunded)).toBeDefined();
      const elsewhere = translate("security.delete-elsewhere", { name: "Zenith" });
      expect(document.body.textContent).toContain(elsewhere);
      expect(screen.getByRole("link", { name: manage }).getAttribute("href")).toBe(APPLE);
    },
  );

  it.each([
    ["en-US", /^Your balance of \$25.00 can’t be used once the account is gone.$/],
    ["en-CA", /^Your balance of \$25.00 can’t be used once the account is gone.$/],
    ["fr-CA", /^Votre solde de 25,00\s\$ ne pourra plus servir une fois le compte supprimé.$/],
  ] as const)("[S4.07] says that a balance is lost with the account, in %s", async (locale, lost) => {
    await ask([], locale, { balances: [{ amount: 25, currency: "CAD" }] });
    expect(screen.getByText(lost)).toBeDefined();
  });

  it("says nothing of gift cards to whom none is waiting", async () => {
    await ask([]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it.each(LOCALES)("says it in %s", async (locale) => {
    const { translate } = await ask([ANA], locale);
    expect(screen.getByText(/\bAna\b/).textContent).toMatch(/25.*2026/);
    expect(
      screen.getByText(translate.plural("security.delete-gift-first", 1), { exact: false }),
    ).toBeDefined();
    expect(screen.getByRole("link", { name: translate("security.delete-gift-see") })).toBeDefined();
  });
});
