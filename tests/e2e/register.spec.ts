import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { CODE, edit, NEW_PASSWORD, newUsername } from "./support/security-page.ts";
import { Subscriber } from "./support/subscriber.ts";
import { LANGUAGES } from "./support/visits.ts";

const LINK = /https?:\/\/\S+\/account\/magic-link\S*#\S+/;
const ZIP = { "en-US": "78701", "fr-CA": "H2Y 1A1" } as const;
const AREA = { "en-US": "512", "fr-CA": "514" } as const;

for (const locale of LANGUAGES) {
  test(`[A1.14] [A4.14] A customer in ${locale} who never signed in is found, proves who they are, and makes an online account`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const complaints = watchConsole(page);
    const customer = new Subscriber(page, locale);
    const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")));
    await customer.subscribeBefore("music-monthly");
    await customer.open("/account/security");
    const phone = `${AREA[locale]}555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
    await edit(customer, "phone", phone);
    await customer.button("sign-in.continue").click();
    await customer.field("sign-in.code").fill(await customer.message(CODE, phone));
    await customer.button("security.save").click();
    await expect(customer.text("security.saved")).toBeVisible();
    await page.request.post("/sandbox/api/random-credentials", {
      data: { email: customer.email },
      headers: { "sxm-trace-id": "random-credentials" },
    });
    await customer.signOut();

    await customer.open("/account/register");
    await typeInto(page, customer.field("billing.first-name"), "Robin");
    await typeInto(page, customer.field("billing.last-name"), "Ferrer");
    await typeInto(page, customer.field("account-step.email"), customer.email);
    await typeInto(page, customer.field("look-up.phone"), phone);
    await typeInto(page, customer.field("billing.postal-code"), ZIP[locale]);
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, customer.button("look-up.submit"));
    await expect(customer.heading("register.prove")).toBeVisible();
    await expect(page.getByText("Robin Ferrer")).toHaveCount(0);
    await press(page, customer.button("sign-in.other-method"));
    await press(page, customer.way("link"));
    await page.goto(await customer.message(LINK));
    await press(page, customer.button("open-link.open"));
    await expect(customer.heading("register.choose")).toBeVisible();
    if (locale === "en-US") await expect.poll(told).toContain("registration-eligible");
    const username = newUsername();
    await typeInto(page, customer.field("credentials.username"), username);
    await typeInto(page, customer.field("credentials.password"), NEW_PASSWORD);
    await press(page, customer.button("credentials.save"));
    await expect(customer.heading("credentials.done-heading")).toBeFocused();
    if (locale === "en-US") expect(await told()).toContain("successfull-registration");
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}
