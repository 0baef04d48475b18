import { expect, type Page } from "@playwright/test";
import type { LOCALES } from "@skywave/localization";
import { Member } from "./member.ts";

export const CODE = /(?<!\d)\d{6}(?!\d)/;
export const NEW_PASSWORD = "seven green lamps at sea";

type Locale = (typeof LOCALES)[number];

/** A new person on the security page. */
export async function atSecurity(page: Page, locale: Locale = "en-US"): Promise<Member> {
  const member = new Member(page, locale);
  await member.join();
  await member.open("/account/security");
  await expect(member.heading("security.sessions")).toBeVisible();
  return member;
}

const OPENERS = {
  email: "security.change",
  phone: "security.phone-add",
  username: "security.username-add",
} as const;

/** Opens a section of the page and types into it. */
export async function edit(member: Member, section: keyof typeof OPENERS, typed: string): Promise<void> {
  const { say } = member.texts;
  const name = `${say(OPENERS[section])}, ${say(`security.${section}`)}`;
  await member.page.getByRole("button", { name }).click();
  await member.field(`security.${section}-new`).fill(typed);
}

export const newUsername = () => `listener.${Date.now().toString(36)}`;
/** What the page says without a network. */
export const unreachable = (member: Member) => member.texts.say("failure.UNREACHABLE", { brand: "Skywave" });
