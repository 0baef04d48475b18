import { expect, type Locator, type Page } from "@playwright/test";
import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { dictionaries, type Locale, type MailKey } from "@skywave/localization";
import { BillPayer } from "../bill-payer.ts";

export const ZONE = "America/New_York";

/** A time of day at which all that is due on the day has been done. */
const NOON = Temporal.PlainTime.from("12:00");

interface Row {
  amount: number;
  status: "paid" | "open" | "overdue";
}

type Key = Parameters<BillPayer["texts"]["say"]>[0];
type Values = Record<string, string>;

/** Somebody whose own clock is moved, in the sandbox beside their pages, through the schedule of one plan. */
export class ClockWalker extends BillPayer {
  readonly #sandbox: Page;
  #planPath = "";
  /** Mails that were read: two with one subject are two. */
  readonly #read = new Set<string>();

  constructor(page: Page, locale: Locale, sandbox: Page) {
    super(page, locale);
    this.#sandbox = sandbox;
  }

  /** Starts the trial, and knows the page of its plan from then on. Returns its first day. */
  async startTrial(): Promise<Temporal.PlainDate> {
    await this.liveWithPlan({ offer: "all-access-trial", ago: "P0D" });
    const started = Temporal.Now.plainDateISO(ZONE);
    await this.open("/account");
    const plan = this.page.locator('a[href*="/account/plan/"]').first();
    this.#planPath = (await plan.getAttribute("href")) ?? "";
    await this.mail("order.subject");
    return started;
  }

  money(amount: number): string {
    const currency = this.locale === "en-US" ? "USD" : "CAD";
    const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    return new Intl.NumberFormat(this.locale, style).format(amount);
  }

  /** A billing day as the pages write it. */
  day(date: Temporal.PlainDate): string {
    return localizedDates(this.locale, { year: "numeric", month: "short", day: "numeric" }).format(date);
  }

  /** Sets this person's clock, and nobody else's, to the noon of a day. */
  async setClock(date: Temporal.PlainDate): Promise<void> {
    await this.#openSandbox("clock");
    const whose = this.#sandbox.getByLabel(this.texts.say("sandbox.clock.whose"));
    await whose.selectOption(this.email);
    await this.#sandbox
      .getByLabel(this.texts.say("sandbox.clock.set-label"))
      .fill(`${date.toString()}T${NOON.toString({ smallestUnit: "minute" })}`);
    const set = this.#sandbox.getByRole("button", { name: this.texts.say("sandbox.clock.set"), exact: true });
    const moved = this.#sandbox.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/sandbox/api/clock"),
    );
    await set.click();
    expect((await moved).status()).toBe(200);
  }

  /** What the clock's page tells about the way, and the day on which it happened. */
  async expectOnTheWay(key: Key, date: Temporal.PlainDate, amount?: number): Promise<void> {
    const values = { plan: "Horizon", amount: amount === undefined ? "" : this.money(amount) };
    const step = this.#sandbox.getByRole("listitem").filter({ hasText: this.texts.say(key, values) });
    await expect(step.filter({ hasText: this.day(date) }).first()).toBeVisible();
  }

  /** The page of the plan: its state, and how it stands. */
  async expectPlan(state: Key, standing: [Key, Values?]): Promise<void> {
    await this.open(this.#planPath);
    await expect(this.page.getByRole("heading", { level: 1, name: "Horizon" })).toBeVisible();
    await expect(this.page.getByText(this.texts.say(state), { exact: true })).toBeVisible();
    await expect(this.page.getByText(this.texts.say(...standing))).toBeVisible();
  }

  /** What the page of the plan says of the days to come. */
  next(): Locator {
    return this.page.locator("section").filter({ has: this.heading("plan.next") });
  }

  /** On that page: the next bill and its day, in a sentence or on the line. */
  async expectNextBill(amount: number, date: Temporal.PlainDate): Promise<void> {
    await expect(this.next()).toContainText(this.texts.say("timeline.bill", { amount: this.money(amount) }));
    await expect(this.next()).toContainText(this.day(date));
  }

  /** On that page: the stops on the line, each with its day; today's is the one that is marked. */
  async expectStops(stops: readonly (readonly [Key, Temporal.PlainDate])[]): Promise<void> {
    for (const [key, date] of stops)
      await expect(
        this.next()
          .getByRole("listitem")
          .filter({ hasText: this.texts.say(key) }),
      ).toContainText(this.day(date));
    await expect(this.next().locator("[aria-current=date]")).toHaveCount(1);
  }

  /** The page of bills: every invoice, the newest first, and what is due. */
  async expectBills(rows: readonly Row[]): Promise<void> {
    await this.open("/account/bills");
    const list = this.page.getByRole("listitem").filter({ has: this.linkLike("bills.invoice") });
    const invoices = this.page
      .locator("section")
      .filter({ has: this.heading("bills.invoices") })
      .locator(list);
    await expect(invoices).toHaveCount(rows.length);
    for (const [place, { amount, status }] of rows.entries()) {
      const invoice = invoices.nth(place);
      await expect(invoice).toContainText(this.money(amount));
      await expect(invoice).toContainText(this.texts.say(`invoice.status.${status}`));
    }
    const unpaid = rows.filter(({ status }) => status !== "paid");
    const due = unpaid.reduce((sum, { amount }) => sum + amount, 0);
    await expect(
      due === 0
        ? this.text("bills.nothing-due")
        : this.page.getByRole("link", { name: this.texts.say("bills.pay", { amount: this.money(due) }) }),
    ).toBeVisible();
  }

  /** The newest unread mail with this subject, as its reader sees it; waits until it is there. */
  async mail(key: MailKey, values: Values = {}): Promise<string> {
    await this.#openSandbox("inbox");
    const entry = this.#sandbox.locator(`[id="${await this.#unread(this.mailText(key, values))}"]`);
    await entry.getByRole("button", { name: this.texts.say("sandbox.inbox.show") }).click();
    const body = entry.frameLocator("iframe").locator("body");
    await expect(body).toContainText("Skywave");
    await expect(entry.frameLocator("iframe").locator("html")).toHaveAttribute("lang", this.locale);
    const text = await body.innerText();
    await entry.getByRole("button", { name: this.texts.say("sandbox.inbox.hide") }).click();
    return text;
  }

  /** The id of an entry of the inbox. Mails go on coming meanwhile, so that a place in the list names nothing. */
  async #unread(subject: string): Promise<string> {
    const entries = this.#sandbox.getByRole("article", { name: subject, exact: true });
    const refresh = this.#sandbox.getByRole("button", { name: this.texts.say("sandbox.inbox.refresh") });
    let id: string | undefined;
    await expect(async () => {
      await refresh.click();
      const ids = await entries.evaluateAll((found) => found.map((entry) => entry.id));
      id = ids.find((found) => !this.#read.has(found));
      expect(id, subject).toBeDefined();
    }).toPass({ timeout: 20_000, intervals: [250, 500] });
    this.#read.add(id ?? "");
    return id ?? "";
  }

  mailText(key: MailKey, values: Values = {}): string {
    const known: Values = { brand: "Skywave", plan: "Horizon", ...values };
    const texts: Partial<Record<MailKey, string>> = dictionaries[this.locale].mail;
    return (texts[key] ?? key).replace(/\{(\w+)\}/g, (gap, name: string) => known[name] ?? gap);
  }

  /** A day as mails write it. */
  longDay(date: Temporal.PlainDate): string {
    return localizedDates(this.locale, { dateStyle: "long" }).format(date);
  }

  async #openSandbox(section: "clock" | "inbox"): Promise<void> {
    const heading = this.texts.say(`sandbox.${section}.heading`);
    if (this.#sandbox.url() === "about:blank") {
      const url = new URL("/sandbox", this.origin);
      url.search = new URLSearchParams({ langpref: this.locale, to: this.email }).toString();
      await this.#sandbox.goto(url.href);
    }
    await this.#sandbox.getByRole("link", { name: heading, exact: true }).click();
    await expect(this.#sandbox.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }
}
