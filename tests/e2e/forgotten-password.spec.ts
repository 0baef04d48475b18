import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { CODE, NEW_PASSWORD } from "./support/security-page.ts";

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`A forgotten password takes one code in ${locale}, and signing out everywhere is followed by a word`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.joinAndLeave();
    await expect(member.button("sign-in.forgotten")).toBeVisible();
    await typeInto(page, member.field("sign-in.handle"), member.email);
    await press(page, member.button("sign-in.forgotten"));
    await expect(member.field("sign-in.code")).toBeVisible();
    await expect(member.text("sign-in.nothing-came")).toBeVisible();
    await expectAccessible(page);
    await typeInto(page, member.field("sign-in.code"), await member.message(CODE));

    await expect(member.heading("security.heading")).toBeVisible();
    await typeInto(page, member.field("security.password-new"), NEW_PASSWORD);
    await press(page, member.button("security.save"));
    await expect(member.text("security.saved")).toBeVisible();
    await expectAccessible(page);

    await press(page, member.button("security.sessions-end-all"));
    await expect(member.text("sign-in.out-everywhere")).toBeVisible();
    await expectAccessible(page);
    await member.signInWithPassword(NEW_PASSWORD);
    expect(withoutRefusals(complaints)).toEqual([]);
  });

  test(`A mistyped address at sign-in is changed from the code's page in ${locale}, and the right one gets the code for who forgot`, async ({
    page,
  }) => {
    const member = new Member(page, locale);
    await member.joinAndLeave();
    await typeInto(page, member.field("sign-in.handle"), `mistyped.${member.email}`);
    await press(page, member.button("sign-in.forgotten"));
    await expect(member.text("sign-in.nothing-came")).toBeVisible();
    await press(page, member.button("sign-in.change-handle"));
    await expect(member.field("sign-in.handle")).toBeFocused();
    await typeInto(page, member.field("sign-in.handle"), member.email);
    await press(page, member.button("sign-in.forgotten"));
    await typeInto(page, member.field("sign-in.code"), await member.message(CODE));
    await expect(member.field("security.password-new")).toBeVisible();
  });
}
