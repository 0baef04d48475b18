import { expect, type Page, test } from "@playwright/test";
import { Member } from "./support/member.ts";
import { keepOutOtherFiles, namedFiles } from "./support/page/named-files.ts";

// With two faces and what stands beside every page, which come behind it, twelve in an empty browser.
const MOST_FILES = 9;
const FILE = /^\/(?:assets|config)\//;

/** How the parts of the account are laid out, which is in its own styles. */
const layoutOf = (page: Page) =>
  page.locator("section:has(> #invoices)").evaluate(({ parentElement }) => {
    if (parentElement === null) throw new Error("the invoices stand nowhere");
    return getComputedStyle(parentElement).display;
  });

test("The account is made of the few files that it names, and its styles come with the page", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/account");
  const named = await namedFiles(page);
  const files = named.filter((path) => FILE.test(path));
  // The page itself is one of them.
  expect(files.length + 1, files.join(" ")).toBeLessThanOrEqual(MOST_FILES);
  expect(files.filter((path) => path.endsWith(".css"))).toEqual([]);
  await keepOutOtherFiles(page, named);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#invoices")).toBeVisible();
  expect(await layoutOf(page)).toBe("grid");
});

test("Whoever comes to the account from another page has its styles fetched", async ({ page }) => {
  const member = new Member(page, "en-US");
  await member.joinAndLeave();
  await member.signInWithPassword();
  await expect(page.locator("#invoices")).toBeVisible();
  expect(await layoutOf(page)).toBe("grid");
});
