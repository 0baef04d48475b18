import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "../../../testing/fake-skywave.ts";
import { renderPage } from "../../../testing/render-page.tsx";
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
    expect(document.activeElement).toBe(await screen.findByLabelText("stop-calls.number"));
  });
});
