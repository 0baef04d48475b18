import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { Member } from "./support/member.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

const MOST_FILES = 12;
const FILE = /\/(?:assets|config)\/|\.js$/;

/** How the parts of the account are laid out, which is in its own styles. */
const layoutOf = (page: Page) =>
  page.locator("section:has(> #invoices)").evaluate(({ parentElement }) => {
    if (parentElement === null) throw new Error("the invoices stand nowhere");
    return getComputedStyle(parentElement).display;
  });

const pathsAsked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));

test("The account is made of few files in an empty browser, and its styles come with the page", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const untilQuiet = watchRequests(page);
  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/account");
  await expect(page.locator("#invoices")).toBeVisible();
  await untilQuiet();
  const files = (await pathsAsked(page)).filter((path) => FILE.test(path));
  // The page itself is one of them.
  expect(files.length + 1, files.join(" ")).toBeLessThanOrEqual(MOST_FILES);
  expect(files.filter((path) => path.endsWith(".css"))).toEqual([]);
  expect(await layoutOf(page)).toBe("grid");
  expect(complaints).toEqual([]);
});

test("Whoever comes to the account from another page has its styles fetched", async ({ page }) => {
  const member = new Member(page, "en-US");
  await member.joinAndLeave();
  await member.signInWithPassword();
  await expect(page.locator("#invoices")).toBeVisible();
  expect((await pathsAsked(page)).filter((path) => path.endsWith(".css"))).not.toEqual([]);
  expect(await layoutOf(page)).toBe("grid");
});
