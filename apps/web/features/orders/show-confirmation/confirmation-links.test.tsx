import type { Order } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ConfirmationLinks } from "./confirmation-links.tsx";

afterEach(cleanup);

async function open(order: Order, isForRadio = false) {
  const Page = () => <ConfirmationLinks order={order} plan="Horizon" isForRadio={isForRadio} />;
  const { told } = renderPage(Page, { fake: fakeSkywave() });
  await screen.findByRole("link", { name: "confirmation.account" });
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  return { told, links: Object.fromEntries(links) };
}

describe("ConfirmationLinks", () => {
  it("leads to what was bought, and tells analytics so", async () => {
    const { told, links } = await open(makeOrder());
    expect(links).toMatchObject({ "confirmation.listen": "/listen", "confirmation.account": "/account" });
    fireEvent.click(screen.getByRole("link", { name: "confirmation.listen" }));
    expect(told.at(-1)?.groups.pageInfo).toMatchObject({ componentName: "startListening" });
  });

  it("leads to the account from a plan that a radio plays by itself", async () => {
    const { links } = await open(makeOrder(), true);
    expect(links).toMatchObject({ "confirmation.account": "/account" });
    expect(links).not.toHaveProperty("confirmation.listen");
  });

  it("has the day of the first bill for a calendar, under the number of the order", async () => {
    const { links } = await open(makeOrder());
    const calendar = decodeURIComponent(links["confirmation.calendar-first"] ?? "");
    expect(calendar).toContain("DTSTART;VALUE=DATE:20270221");
    expect(calendar).toContain("UID:order-1@");
    expect(screen.getByRole("link", { name: "confirmation.calendar-first" }).getAttribute("download")).toBe(
      "2027-02-21.ics",
    );
  });

  it("has no day for a calendar where no bill comes", async () => {
    const { charges } = makeOrder();
    const { links } = await open(makeOrder({ charges: { ...charges, ongoingCharge: [] } }));
    expect(Object.keys(links)).toEqual(["confirmation.listen", "confirmation.account"]);
  });
});
