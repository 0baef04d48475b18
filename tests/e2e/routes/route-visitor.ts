import { expect, type Page } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole, withoutRefusals } from "../support/check-page.ts";
import { Member } from "../support/member.ts";
import type { RouteEnd } from "./expected-routes.ts";

/** As analytics tells them apart. */
export type Who = "unidentified" | "identified" | "signed-in";

const SANDBOX_PASSWORD = "an-evening-on-the-air";
// Both have a plan and bills.
const PERSONAS = { US: "nora@skywave.example", CA: "emilie@skywave.example" };
const SETTINGS = "**/config/app-settings.json*";
const QUERY = { utm_campaign: "spring", x: "1" };

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

declare global {
  interface Window {
    /** The marker of a loading page, each time that it came or went. */
    markers: boolean[];
  }
}

/** Somebody who goes to one address after another and looks at what each of them is. */
export class RouteVisitor {
  readonly #member: Member;
  readonly #who: Who;
  readonly #complaints: string[];
  readonly #judged = new Set<string>();
  #settings: { flags?: Record<string, boolean> } = {};
  #off: readonly string[] = [];
  /** From the next start on. */
  #hasNewFlags = true;
  #path = "";
  #ids: Record<string, string> = { ":subscriptionId": "sub_unknown", ":invoiceId": "inv_unknown" };

  private constructor(member: Member, who: Who) {
    this.#member = member;
    this.#who = who;
    this.#complaints = watchConsole(member.page);
  }

  /** Comes to the site as one of the three kinds of visitors. */
  static async arrive(page: Page, locale: Locale, who: Who): Promise<RouteVisitor> {
    await page.addInitScript(watchMarkers);
    await page.setViewportSize(locale === "fr-CA" ? PHONE : DESKTOP);
    const visitor = new RouteVisitor(new Member(page, locale), who);
    visitor.#settings = await (await page.request.get("/config/app-settings.json")).json();
    if (who === "identified") await visitor.#comeByLink();
    if (who === "signed-in") await visitor.#signIn();
    return visitor;
  }

  /** These flags are off from the next page on. */
  async setFlags(off: readonly string[]): Promise<void> {
    if (off.join() === this.#off.join()) return;
    this.#hasNewFlags = true;
    this.#off = off;
    await this.#switchFlags();
  }

  /**
   * Goes to an address with a query: as typed into the browser by whom nobody knows, in English on a desktop; else
   * within the running app, from the foot of the page before. Flags are read by a new start, which forgets whom a link
   * has named.
   */
  async visit(at: string): Promise<void> {
    const { page } = this.#member;
    const address = `${this.#withIds(at)}?${new URLSearchParams(QUERY)}`;
    const isTyped = this.#who === "unidentified" && this.#member.locale === "en-US";
    if (isTyped || this.#hasNewFlags) await this.#member.open(address);
    else await page.evaluate(goTo, address);
    this.#hasNewFlags = false;
    await expect(page.locator("#root")).toHaveAttribute("aria-busy", "false");
  }

  /** Holds the page that is shown against what it should be. */
  async expectAt(end: RouteEnd): Promise<void> {
    const { page, texts } = this.#member;
    const path = this.#withIds(end.path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(new RegExp(`^${escape(texts.say(end.title))} · `));
    await expect(page.locator("h1")).toHaveCount(1);
    if (end.losesQuery === undefined) this.#expectQuery(end);
    if (path !== this.#path) await this.#expectChange();
    this.#path = path;
    if (!this.#judged.has(path) && this.#isJudging()) await expectAccessible(page);
    this.#judged.add(path);
    expect(withoutRefusals(this.#complaints.splice(0))).toEqual([]);
  }

  /**
   * Many addresses lead to one page, which is looked at once: in English on a desktop, in French on a phone. Who came
   * by a link sees what everybody sees.
   */
  #isJudging(): boolean {
    return this.#who !== "identified";
  }

  async #expectChange(): Promise<void> {
    const { page } = this.#member;
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => [window.markers.includes(true), window.markers.at(-1)]))
      .toEqual([true, false]);
  }

  #expectQuery({ returnsTo }: RouteEnd): void {
    const { page } = this.#member;
    const query = new URL(page.url()).searchParams;
    if (returnsTo === undefined) {
      for (const [name, value] of Object.entries(QUERY)) expect(query.get(name)).toBe(value);
      return;
    }
    const back = new URL(query.get("returnUrl") ?? "", page.url());
    expect([back.pathname, back.searchParams.get("x")]).toEqual([this.#withIds(returnsTo), QUERY.x]);
  }

  #withIds(path: string): string {
    return path.replace(/:\w+/, (name) => this.#ids[name] ?? name);
  }

  /** Only while one is off: a browser that has anything to ask the test for keeps nothing in its cache. */
  async #switchFlags(): Promise<void> {
    const { page } = this.#member;
    await page.unroute(SETTINGS);
    if (this.#off.length === 0) return;
    const off = Object.fromEntries(this.#off.map((name) => [name, false]));
    const json = { ...this.#settings, flags: { ...this.#settings.flags, ...off } };
    await page.route(SETTINGS, (route) => route.fulfill({ json }));
  }

  /** A link to a plan that waits names whose it is. */
  async #comeByLink(): Promise<void> {
    const { page } = this.#member;
    const made = await page.request.post("/sandbox/api/waiting-plans", {
      data: { status: "UNCLAIMED_NO_EMAIL" },
    });
    const { path }: { path: string } = await made.json();
    await this.#member.open(path);
    await expect(this.#member.text("sal.no-email")).toBeVisible();
  }

  async #signIn(): Promise<void> {
    const { page, locale } = this.#member;
    await this.#member.open("/account/login");
    const email = locale === "en-US" ? PERSONAS.US : PERSONAS.CA;
    await this.#member.signInWithPassword(SANDBOX_PASSWORD, email);
    this.#ids = {
      ":subscriptionId": await idIn(page, "/account/plan/"),
      ":invoiceId": await this.#member.open("/account/bills").then(() => idIn(page, "/account/invoices/")),
    };
  }
}

async function idIn(page: Page, folder: string): Promise<string> {
  const link = page.locator(`a[href^="${folder}"]`).first();
  return ((await link.getAttribute("href")) ?? "").slice(folder.length).replace(/\?.*/, "");
}

/** Runs in the page, before anything of it. */
function watchMarkers(): void {
  window.markers = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    console.error(`The content policy refused ${blockedURI} by ${effectiveDirective}`);
  });
  document.addEventListener("DOMContentLoaded", () => {
    const root = document.querySelector("#root");
    if (root === null) return;
    const isMarked = (classes: string | null) => /\bapp-loading\b/.test(classes ?? "");
    window.markers.push(isMarked(root.className));
    // What was there before counts too: a marker may come and go before anybody is told.
    new MutationObserver((changes) => {
      for (const { oldValue } of changes) window.markers.push(isMarked(oldValue));
      window.markers.push(isMarked(root.className));
    }).observe(root, { attributes: true, attributeFilter: ["class"], attributeOldValue: true });
  });
}

/** Runs in the page: goes on within the app, as a link of its own does. */
function goTo(address: string): void {
  window.markers.length = 0;
  scrollTo(0, document.documentElement.scrollHeight);
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
