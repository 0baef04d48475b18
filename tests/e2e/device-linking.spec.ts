import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { WaitingDevice } from "./support/devices/waiting-device.ts";
import { LANGUAGES } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  test(`[A1.08] [S2.04] [A2.24] [A2.25] A speaker in ${locale} is let in by its code, plays by itself, and is unlinked`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.joinToLink();
    const speaker = await WaitingDevice.switchOn({
      flow: "speaker",
      deviceName: "Kitchen speaker",
      countryCode: locale === "en-US" ? "US" : "CA",
    });

    await member.open("/onboarding/device-linking");
    await typeInto(page, member.field("linking.code"), speaker.userCode.toLowerCase().replace("-", " "));
    await press(page, member.button("linking.continue"));
    await expect(member.heading("linking.compare-heading")).toBeVisible();
    await expect(page.getByText(speaker.userCode)).toBeVisible();
    await expect(page.getByText("Kitchen speaker")).toBeVisible();
    await expectAccessible(page);
    expect((await speaker.startSession()).status).toBe(403);
    await press(page, member.button("linking.let-in"));
    await expect(member.text("linking.done")).toBeVisible();
    await expectAccessible(page);
    expect((await speaker.link()).status).toBe(201);
    expect((await speaker.startSession()).data["sessionType"]).toBe("authenticated");

    await press(page, page.getByRole("link", { name: member.texts.say("linking.done-security") }));
    await press(page, member.button("security.device-unlink-label", { name: "Kitchen speaker" }));
    await expect(member.text("security.devices-none")).toBeVisible();
    expect((await speaker.startSession()).status).toBe(403);
    expect(complaints).toEqual([]);
  });
}

test("A code that nobody shows is refused, and one that is not mine links nothing", async ({ page }) => {
  const member = new Member(page, "en-US");
  await member.joinToLink();
  await typeInto(page, member.field("linking.code"), "BBBB-BBBB");
  await press(page, member.button("linking.continue"));
  await expect(member.text("linking.error.INVALID_ACTIVATION_CODE")).toBeVisible();
  expect(await member.field("linking.code").inputValue()).toBe("BBBB-BBBB");

  const device = await WaitingDevice.switchOn({
    flow: "device",
    deviceName: "Somebody's TV",
    countryCode: "US",
  });
  await typeInto(page, member.field("linking.code"), device.userCode);
  await press(page, member.button("linking.continue"));
  await press(page, member.button("linking.not-mine"));
  await expect(member.text("linking.refused")).toBeVisible();
  expect((await device.link()).data["code"]).toBe("INVALID_ACTIVATION_CODE");
});
