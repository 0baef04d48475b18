import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StopCallsPage } from "./stop-calls-page.tsx";

afterEach(cleanup);

describe("StopCallsPage", () => {
  it("goes on from its receipt to the field of the next number", async () => {
    const receipt = { since: "2026-11-22T12:00:00Z", contacts: ["•••-•••-0142"] };
    renderPage(StopCallsPage, { fake: fakeSkywave({ stopCalls: receipt }) });
    fireEvent.change(await screen.findByLabelText("stop-calls.number"), { target: { value: "5125550142" } });
    fireEvent.click(screen.getByRole("button", { name: "stop-calls.submit" }));
    const more = await screen.findByRole("button", { name: "stop-calls.more" });
    more.focus();
    fireEvent.click(more);
    await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText("stop-calls.number"));
  });

  it("keeps the key of a request through every try of it, and gives other words another", async () => {
    const fake = fakeSkywave({ stopCalls: lost() });
    renderPage(StopCallsPage, { fake });
    const sendNumber = async (value: string, tries: number) => {
      fireEvent.change(await screen.findByLabelText("stop-calls.number"), { target: { value } });
      fireEvent.click(screen.getByRole("button", { name: "stop-calls.submit" }));
      await expect.poll(() => fake.calls.length).toBe(tries);
      await screen.findByText("failure.UNREACHABLE");
    };
    await sendNumber("5125550142", 1);
    await sendNumber("5125550142", 2);
    await sendNumber("5125550143", 3);
    const [first, again, other] = fake.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeDefined();
    expect([again === first, other === first]).toEqual([true, false]);
  });
});
