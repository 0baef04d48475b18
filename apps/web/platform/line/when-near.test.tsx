import { act, cleanup, render, screen } from "@testing-library/react";
import { lazy } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { BesideThePage } from "../beside-the-page.tsx";
import { HoldLine } from "./hold-line.tsx";
import { line } from "./line.ts";
import { WhenNear } from "./when-near.tsx";

// Nothing is in sight in these tests: what comes does so because the line is free.
afterEach(cleanup);

describe("what is below what a page is for", () => {
  it("comes soon where it is to, once what the page is for is drawn, and not before", async () => {
    const prices = Promise.withResolvers<{ default: () => string }>();
    const Prices = lazy(() => prices.promise);
    render(
      <>
        <BesideThePage meanwhile={<HoldLine />}>
          <Prices />
        </BesideThePage>
        <WhenNear className="soon" orSoon>
          <p>form</p>
        </WhenNear>
        <WhenNear className="later">
          <p>pictures</p>
        </WhenNear>
      </>,
    );
    expect(line.getState().isTaken).toBe(true);
    expect(screen.queryByText("form")).toBeNull();
    await act(async () => prices.resolve({ default: () => "prices" }));
    expect(await screen.findByText("form")).toBeDefined();
    expect(screen.getByText("prices")).toBeDefined();
    expect(line.getState().isTaken).toBe(false);
    expect(screen.queryByText("pictures")).toBeNull();
  });
});
