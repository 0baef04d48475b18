import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { inAccount } from "./in-account.tsx";

const Page = inAccount(() => <h1>A page</h1>);

function open(at: string, session: "authenticated" | "anonymous" = "authenticated") {
  const fake = fakeSkywave();
  fake.setSession(session);
  renderPage(Page, { fake, at });
  return fake;
}

const marked = () =>
  screen.getAllByRole("link").flatMap((link) => {
    const current = link.getAttribute("aria-current");
    return current === null ? [] : [`${link.textContent} ${current}`];
  });

afterEach(cleanup);

describe("a page of the account", () => {
  it.each([
    ["/account", ["account.plan page"]],
    ["/Account/", ["account.plan page"]],
    ["/account/plan/sub-1", ["account.plan true"]],
    ["/subscription/cancel", ["account.plan true"]],
    ["/account/bills", ["account.billing page"]],
    ["/account/invoices/1", ["account.billing true"]],
    ["/account/payment-methods", ["account.billing true"]],
    ["/account/devices", ["account.devices page"]],
    ["/account/security", ["account.security page"]],
    ["/account/manage", ["account.manage page"]],
    ["/account/planet", []],
  ])("marks where %s is", async (at, expected) => {
    open(at);
    await screen.findByRole("navigation", { name: "account.navigation" });
    expect(marked()).toEqual(expected);
  });

  it("stands alone for somebody who isn't signed in", async () => {
    open("/account/pay", "anonymous");
    expect(await screen.findByRole("heading", { name: "A page" })).toBeDefined();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("lets its owner out, and takes the navigation away with them", async () => {
    open("/account/bills");
    fireEvent.click(await screen.findByRole("button", { name: "account.sign-out" }));
    await expect.poll(() => screen.queryByRole("navigation")).toBeNull();
  });
});
