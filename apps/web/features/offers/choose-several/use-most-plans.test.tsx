import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { useMostPlans } from "./use-most-plans.ts";

function Shown() {
  return <p>most: {String(useMostPlans())}</p>;
}

function open(configuration: () => Promise<unknown>) {
  const logged: unknown[] = [];
  const fake = fakeSkywave();
  Object.assign(fake.skywave, { configuration, log: (entry: unknown) => logged.push(entry) });
  renderPage(Shown, { fake });
  return logged;
}

afterEach(cleanup);

describe("how many plans can be bought at once", () => {
  it("is what the configuration says", async () => {
    const logged = open(async () => ({ settings: { mostPlansPerOrder: 5 } }));
    expect(await screen.findByText("most: 5")).toBeDefined();
    expect(logged).toEqual([]);
  });

  it("stays unknown without a configuration, which is logged", async () => {
    const logged = open(() => Promise.reject(new Error("gone")));
    await expect
      .poll(() => logged)
      .toEqual([{ level: "error", message: expect.any(String), details: { cause: "Error: gone" } }]);
    expect(screen.getByText("most: undefined")).toBeDefined();
  });
});
