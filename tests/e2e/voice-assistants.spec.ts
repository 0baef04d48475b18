import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { WaitingDevice } from "./support/devices/waiting-device.ts";
import { LANGUAGES } from "./support/visits.ts";

const VIEWPORTS = {
  "en-US": { width: 1280, height: 800 },
  "fr-CA": { width: 390, height: 844 },
} as const;

for (const locale of LANGUAGES) {
  test(`[A2.49] [A2.50] Amazon speakers in ${locale} are chosen, agreed to at Amazon, linked after a look, and unlinked`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.join();
    await member.open("/subscribe/linking?utm_source=box");
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, page.getByRole("link", { name: member.texts.say("devices.amazon"), exact: true }));
    await expect(page).toHaveURL(/device-link-amazon\?.*utm_source=box/);
    await press(page, member.button("amazon.go"));
    await press(page, page.getByRole("button", { name: "Allow" }));
    await expect(member.heading("amazon.back-heading")).toBeVisible();
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page).not.toHaveURL(/code=|state=/);
    if (locale === "fr-CA") await expectAccessible(page);
    const told = await page.evaluate(() =>
      JSON.stringify([Reflect.get(window, "dataLayer"), Reflect.get(window, "digitalData")]),
    );
    expect(told).not.toMatch(/code=|state=/);
    await press(page, member.button("amazon.finish"));
    await expect(member.heading("amazon.done-heading")).toBeFocused();

    await member.open("/subscribe/linking/device-link-amazon");
    await press(page, member.button("amazon.remove"));
    await expect(member.text("amazon.removed")).toBeVisible();
    await expect(member.button("amazon.go")).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("[A2.49] A way back that somebody else was sent links nothing, keeps the rest of its query, and leads to a new start; a no at Amazon is a no", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/amzauth?code=of-another&state=of-another&utm_source=mail");
  await expect(page).toHaveURL(/\/subscribe\/linking\/device-link-amazon\/amzauth\?/);
  await expect(page).toHaveURL(/utm_source=mail/);
  await member.button("amazon.finish").dblclick();
  await expect(member.text("amazon.error.LINK_STATE_MISMATCH")).toBeVisible();
  await member.button("amazon.go").click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(member.text("amazon.denied")).toBeVisible();
  await expect(member.button("amazon.finish")).toHaveCount(0);
});

for (const locale of LANGUAGES) {
  test(`[A2.51] A Google speaker in ${locale} is let in by the link code that came in the address`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const member = new Member(page, locale);
    await member.join();
    const speaker = await WaitingDevice.switchOn({
      flow: "speaker",
      deviceName: "Hall speaker",
      countryCode: locale === "en-US" ? "US" : "CA",
    });
    await member.open(`/subscribe/linking/device-link-google?linkCode=${speaker.userCode}`);
    await expect(member.field("linking.code")).toHaveValue(speaker.userCode);
    if (locale === "fr-CA") await expectAccessible(page);
    await typeInto(page, member.field("linking.code"), speaker.userCode);
    await press(page, member.button("linking.continue"));
    await expect(page.getByText("Hall speaker")).toBeVisible();
    await press(page, member.button("linking.let-in"));
    await expect(member.text("linking.done")).toBeVisible();
    expect((await speaker.link()).status).toBe(201);
  });
}
