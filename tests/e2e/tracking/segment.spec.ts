import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { press, typeInto } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";
import { openSegmentDouble, type SegmentDouble } from "./segment-double.ts";
import { eventsUntil } from "./tracked-events.ts";

const EXAMPLE = fileURLToPath(new URL("../../examples/follow-with-segment.ts", import.meta.url));

/** Has an account: what an address that nobody has is asked for differs from one to the next. */
const SOMEBODY = "nora@skywave.example";

let script = "";
let double: SegmentDouble;

// The owner of a page names its consumer in the content policy; here the policy steps aside for the double.
test.use({ bypassCSP: true });

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry: EXAMPLE, formats: ["iife"], name: "example" } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !("output" in bundle)) throw new Error("The example was not built");
  script = bundle.output[0].code;
  double = await openSegmentDouble();
});
test.afterAll(() => double.close());

async function follow(page: Page): Promise<void> {
  const source = JSON.stringify({ writeKey: "a-write-key", apiHost: double.host, protocol: "http" });
  await page.addInitScript(`${script}\nexample.followWithSegment(window, ${source});`);
}

test.describe.configure({ mode: "serial" });

test("Segment's library hears of a visit what the layers are told, with names and properties, and no query", async ({
  page,
}) => {
  await follow(page);
  const member = new Member(page, "en-US");
  await member.open("/account/login?returnUrl=%2Faccount%3Fsecret%3Dvalue");
  await typeInto(page, member.field("sign-in.handle"), SOMEBODY);
  await press(page, member.button("sign-in.other-method"));
  await eventsUntil(page, "continue");
  await expect.poll(() => double.calls.length).toBe(2);
  const [view, next] = double.calls;
  expect(view).toMatchObject({
    type: "page",
    name: "account/login",
    properties: { customerInfo: { authenticationStatus: "Unidentified users" }, meta: { countryCode: "US" } },
    context: { page: { path: "/account/login", search: "", referrer: "" } },
  });
  expect(next).toMatchObject({
    type: "track",
    event: "continue",
    properties: { pageInfo: { componentName: "signIn" } },
  });
  expect(JSON.stringify(double.calls)).not.toContain("secret");
});

test("Without consent it hears nothing and stores nothing, until there is a yes", async ({ page }) => {
  double.calls.length = 0;
  await follow(page);
  const member = new Member(page, "en-CA");
  await member.open("/account/login");
  await expect(member.button("privacy.question.yes")).toBeVisible();
  expect(double.calls).toEqual([]);
  const stored = () => page.evaluate(() => `${Object.keys(localStorage).join()} ${document.cookie}`);
  expect(await stored()).not.toContain("ajs_");
  await press(page, member.button("privacy.question.yes"));
  await member.showWays(SOMEBODY);
  await expect.poll(() => double.calls.map(({ event }) => event)).toEqual(["continue"]);
  // The next stage takes the focus, and comes after what it tells: a key pressed before would be the stage's.
  await expect(member.button("sign-in.method.password")).toBeFocused();
  await press(page, member.button("footer.choices"));
  await press(page, member.button("privacy.refuse-all"));
  await page.goBack();
  await member.showWays(SOMEBODY);
  expect(double.calls).toHaveLength(1);
});
