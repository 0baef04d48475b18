import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ContactPage } from "./contact-page.tsx";

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const sendButton = () => screen.findByRole("button", { name: "contact-us.send" });
const send = async () => fireEvent.click(await sendButton());

async function fillIn(message: string) {
  await type("contact-us.topic", "billing");
  await type("contact-us.email", "robin@example.com");
  await type("contact-us.message", message);
}

afterEach(cleanup);

describe("ContactPage", () => {
  it("sends nothing while a field is wrong, and takes the focus to what is wrong", async () => {
    const fake = fakeSkywave();
    renderPage(ContactPage, { fake });
    await send();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/contact-us\.error|field\./);
    expect(fake.calls).toEqual([]);
  });

  it("keeps the key of a message through every try of it, and gives other words another", async () => {
    const fake = fakeSkywave({ sendSupportMessage: lost() });
    renderPage(ContactPage, { fake });
    for (const [tries, message] of ["Why so much?", "Why so much?", "Why so little?"].entries()) {
      await fillIn(message);
      await send();
      await expect.poll(() => fake.calls.length).toBe(tries + 1);
      // The notice of the try before may still be there; the button is free again once this one is over.
      await expect.poll(async () => (await sendButton()).getAttribute("aria-disabled")).toBeNull();
      await screen.findByText("failure.UNREACHABLE");
    }
    const [first, again, other] = fake.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeDefined();
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it("shows the reference under the focus once the message is there", async () => {
    renderPage(ContactPage, { fake: fakeSkywave({ sendSupportMessage: { reference: "SW-1" } }) });
    await fillIn("Why so much?");
    await send();
    const heading = await screen.findByRole("heading", { name: "contact-us.done-heading" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.queryByLabelText("contact-us.message")).toBeNull();
  });
});
