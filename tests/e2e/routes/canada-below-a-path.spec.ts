import { expect, test } from "@playwright/test";
import { watchConsole } from "../support/check-page.ts";
import { press } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";

const CANADA = "/CAN-SIT";

test("[A5.02] Canada stands below a path of a host that is of no country, for all of a visit, in both of its languages", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const visitor = new Member(page, "en-CA");
  // As on a site that has one host: without a prefix it is of the US.
  const origin = `http://localhost:${new URL(visitor.origin).port}`;
  const firstPlan = visitor.plans.first();
  await page.goto(`${origin}/subscribe/checkout/purchase/streaming`);
  await expect(firstPlan).toHaveValue(/^us-/);
  await page.goto(`${origin}${CANADA}/account?langpref=fr`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  // Whoever isn't signed in is led to the sign-in, and comes back from there.
  await expect(page).toHaveURL(`${CANADA}/account/login?returnUrl=%2Faccount%3Flangpref%3Dfr`);
  await page.goto(`${origin}${CANADA}/account/login?langpref=en`);
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  const toPlans = page.getByRole("link", { name: visitor.texts.say("sign-in.see-plans") });
  await expect(toPlans).toHaveAttribute("href", new RegExp(`^${CANADA}/subscribe/`));
  await press(page, toPlans);
  await expect(page).toHaveURL(new RegExp(`${CANADA}/subscribe/checkout/purchase/streaming`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  await expect(firstPlan).toHaveValue(/^ca-/);
  await page.goBack();
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  await page.reload();
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${CANADA}/account/login`);
  expect(complaints).toEqual([]);
});
