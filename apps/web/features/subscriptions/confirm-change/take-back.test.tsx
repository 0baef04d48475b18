import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { TakeBack } from "./take-back.tsx";

function open(createOrder: object) {
  const done: string[] = [];
  const fake = fakeSkywave({ createOrder, completeOrder: makeOrder({ status: "confirmed" }) });
  renderPage(() => <TakeBack subscriptionId="sub-1" onDone={() => done.push("done")} />, { fake });
  const keys = () =>
    fake.calls.filter(({ name }) => name === "createOrder").map(({ idempotencyKey }) => idempotencyKey);
  return { fake, done, keys };
}

async function press(count: number, keys: () => unknown[]) {
  fireEvent.click(await screen.findByRole("button", { name: "plan.take-back" }));
  await expect.poll(() => keys().length).toBe(count);
  await expect.poll(() => document.querySelector("[data-tone]")).not.toBeNull();
}

afterEach(cleanup);

describe("taking back what was agreed", () => {
  it("keeps its key while the answer is lost, and takes another after an answer", async () => {
    const { fake, keys } = open(lost());
    await press(1, keys);
    await press(2, keys);
    fake.answers["createOrder"] = refusal("PAYMENT_DUE");
    await press(3, keys);
    await screen.findByText("change.PAYMENT_DUE");
    await press(4, keys);
    const [first, again, answered, next] = keys();
    expect([again, answered]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it("is done at the first press, and says so to the page", async () => {
    const { done } = open(makeOrder());
    fireEvent.click(await screen.findByRole("button", { name: "plan.take-back" }));
    await expect.poll(() => done).toEqual(["done"]);
  });
});
