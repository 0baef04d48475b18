import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ShowInAppMessage } from "./show-in-app-message.tsx";

function Page() {
  return (
    <>
      <h1 tabIndex={-1}>Account</h1>
      <ShowInAppMessage />
    </>
  );
}

const open = (answer: unknown) => renderPage(Page, { fake: fakeSkywave({ getOutreachMessage: answer }) });
const MESSAGE = { id: "m-1", text: "Your radio has a new home", link: "/account/bills" };

beforeEach(() => {
  document.cookie = "DISMISSED_MESSAGE=; path=/; max-age=0";
});
afterEach(cleanup);

describe("ShowInAppMessage", () => {
  it("[S7.35] shows the message with its link", async () => {
    open(MESSAGE);
    expect(await screen.findByText(MESSAGE.text)).toBeDefined();
    expect(screen.getByRole("region", { name: "in-app-message.label" })).toBeDefined();
    expect(screen.getByRole("link", { name: "in-app-message.read-more" }).getAttribute("href")).toBe(
      "/account/bills",
    );
  });

  it("lets it be dismissed for good, and keeps the keyboard on the page", async () => {
    open(MESSAGE);
    fireEvent.click(await screen.findByRole("button", { name: "in-app-message.dismiss" }));
    expect(screen.queryByText(MESSAGE.text)).toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
    cleanup();
    const { fake } = { fake: fakeSkywave({ getOutreachMessage: MESSAGE }) };
    renderPage(Page, { fake });
    await waitFor(() => expect(fake.calls).toHaveLength(1));
    expect(screen.queryByText(MESSAGE.text)).toBeNull();
  });

  it("shows the next message after one was dismissed", async () => {
    document.cookie = "DISMISSED_MESSAGE=m-0; path=/";
    open({ ...MESSAGE, link: null });
    expect(await screen.findByText(MESSAGE.text)).toBeDefined();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is not there when nobody answers", async () => {
    const fake = fakeSkywave({ getOutreachMessage: lost() });
    renderPage(Page, { fake });
    await waitFor(() => expect(fake.calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });
});
