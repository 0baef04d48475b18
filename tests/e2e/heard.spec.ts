import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { BillPayer } from "./support/bill-payer.ts";
import { press } from "./support/keyboard.ts";
import { LANGUAGES, PHONE } from "./support/visits.ts";
import { removeDrawer } from "./support/page/remove-drawer.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

// Run by `npm run heard`: writes down a purchase as a screen reader is told of it.
const FOLDER = new URL("../../docs/walks/heard/", import.meta.url).pathname;

/** What stands in a tree for whoever wrote it, or is long and the same everywhere. */
const SILENT = /^\s*- (?:\/url|option)/;

class Transcript {
  readonly #shopper: BillPayer;
  readonly #parts: string[];
  readonly #untilQuiet: () => Promise<void>;

  constructor(shopper: BillPayer) {
    this.#shopper = shopper;
    this.#untilQuiet = watchRequests(shopper.page);
    this.#parts = [
      `# A purchase as it is heard, in ${shopper.locale}`,
      "What a screen reader is told of each step, in its order. Written by `npm run heard`; the addresses of links and the places to choose from are left out.",
    ];
  }

  async tell(step: string): Promise<void> {
    const { page, email } = this.#shopper;
    await this.#untilQuiet();
    await removeDrawer(page);
    const lines = (await page.locator("body").ariaSnapshot())
      .replaceAll(email, "robin@example.com")
      .split("\n")
      .filter((line) => !SILENT.test(line))
      .map((line) => line.replace(/^(\s*- (?:link|combobox)(?: "[^"]*")?):$/, "$1"));
    this.#parts.push(`## ${step}: "${await page.title()}"`, ["```yaml", ...lines, "```"].join("\n"));
  }

  toString(): string {
    return `${this.#parts.join("\n\n")}\n`;
  }
}

for (const locale of LANGUAGES)
  test(`A purchase as it is heard in ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const shopper = new BillPayer(page, locale);
    const { say } = shopper.texts;
    const transcript = new Transcript(shopper);
    await shopper.open("/");
    await page.getByRole("heading", { name: say("look-up.heading") }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("region", { name: say("channels.heading") })).toBeVisible();
    await transcript.tell("The front door");
    await press(page, page.getByRole("link", { name: say("sign-in.see-plans") }).first());
    await expect(shopper.plans.first()).toBeVisible();
    await transcript.tell("The plans");
    await shopper.choosePlan();
    await expect(shopper.field("account-step.email")).toBeVisible();
    await press(page, shopper.button("account-step.create"));
    await expect(page.getByRole("alert")).toBeFocused();
    await transcript.tell("The account, sent without an address and a password");
    await shopper.createAccount();
    await shopper.enterAddress();
    await shopper.enterCard();
    await expect(page.getByText(say("line.total"), { exact: true })).toBeVisible();
    await transcript.tell("The payment");
    await shopper.completeOrder();
    await expect(shopper.heading("confirmation.heading")).toBeFocused();
    await transcript.tell("The end");
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}${locale.toLowerCase()}.md`, transcript.toString());
  });
