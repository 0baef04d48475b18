import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "../../../testing/fake-skywave.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { LinkDevice } from "./link-device.tsx";

afterEach(cleanup);

describe("LinkDevice", () => {
  it("leads back to the field that is empty, and asks nothing", async () => {
    const fake = fakeSkywave();
    fake.setSession("authenticated");
    renderPage(() => <LinkDevice userCode="" afterwards={null} />, { fake });
    const button = await screen.findByRole("button", { name: "linking.continue" });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText("linking.code-empty")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("linking.code"));
    expect(fake.calls).toEqual([]);
  });
});
