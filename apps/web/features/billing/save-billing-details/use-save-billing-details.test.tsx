import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Flow, FlowContext } from "#flows/engine/flow-context.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "#flows/engine/purchase-state.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import type { CardField } from "../card/use-card-element.ts";
import { type CardChoice, useSaveBillingDetails } from "./use-save-billing-details.ts";

const VALUES = {
  ...EMPTY_PURCHASE.billing,
  firstName: "Jo",
  lastName: "Lee",
  addressLine1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};
const kept = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const saved = { id: "profile-1", defaultPaymentMethodId: "card-2" };

/** A card field whose processor has given the card in it a token; undefined where it cannot be read. */
function typed(token: string | undefined, card?: { brand: string; funding: string }): CardChoice {
  const made = token === undefined ? {} : { paymentMethod: { id: token, card } };
  const field = { processor: { createPaymentMethod: async () => made }, element: {} };
  return { kind: "typed", field: { current: field as unknown as CardField } };
}

function open(answers: Record<string, unknown>) {
  const fake = fakeSkywave({ getDefaultBillingProfile: undefined, ...answers });
  const settled: Partial<PurchaseState>[] = [];
  const codes: unknown[] = [];
  let choice: CardChoice = typed("pm_1");
  function Form() {
    const save = useSaveBillingDetails();
    const press = async () => {
      const outcome = await save(VALUES, choice, async () => undefined);
      codes.push(outcome.ok ? "ok" : outcome.code);
    };
    return <button onClick={() => void press()}>save</button>;
  }
  const flow = { completeStep: (step) => void settled.push(step) } as Flow;
  const { app, told } = renderPage(
    () => (
      <FlowContext value={flow}>
        <Form />
      </FlowContext>
    ),
    { fake },
  );
  async function saveWith(chosen: CardChoice) {
    choice = chosen;
    const before = codes.length;
    fireEvent.click(await screen.findByRole("button", { name: "save" }));
    await expect.poll(() => codes.length).toBe(before + 1);
    return codes.at(-1);
  }
  const keys = () =>
    fake.calls
      .filter(({ name }) => name === "createBillingProfile")
      .map(({ idempotencyKey }) => idempotencyKey);
  return { fake, app, told, settled, saveWith, keys };
}

afterEach(cleanup);

describe("saving the billing details", () => {
  it("adds a card once however often its answer is lost, and another card under a key of its own", async () => {
    const { saveWith, keys } = open({ createBillingProfile: lost() });
    for (const token of ["pm_1", "pm_1", "pm_2"]) expect(await saveWith(typed(token))).toBe("UNREACHABLE");
    const [first, again, other] = keys();
    expect(first).toBeDefined();
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it.each([
    ["prepaid", true],
    ["credit", false],
  ])("[A3.29] tells whether a card is prepaid, and its brand: %s", async (funding, isPrepaid) => {
    const { app, told, saveWith } = open({ createBillingProfile: saved });
    expect(await saveWith(typed("pm_1", { brand: "visa", funding }))).toBe("ok");
    app.tracking.event("continue");
    expect(told.at(-1)?.groups.account?.cardInfo).toEqual({ isPrepaid, binRangeNames: ["visa"] });
  });

  it("sends nothing while the card in the field cannot be read", async () => {
    const { fake, saveWith, settled } = open({});
    expect(await saveWith(typed(undefined))).toBe("CARD_UNREADABLE");
    expect([fake.calls, settled]).toEqual([[], []]);
  });

  it("goes on with the card that the account holds, and without one where nothing is ever charged", async () => {
    const { saveWith, settled } = open({ createBillingProfile: saved });
    expect(await saveWith({ kind: "saved", card: kept })).toBe("ok");
    expect(await saveWith({ kind: "none" })).toBe("ok");
    expect(settled).toEqual([
      { billing: VALUES, card: kept },
      { billing: VALUES, areDetailsSaved: true },
    ]);
  });
});
