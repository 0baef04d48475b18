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
  await page.goto(`http://localhost:${new URL(visitor.origin).port}${CANADA}/account?langpref=fr`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  // Whoever isn't signed in is led to the sign-in, and comes back from there.
  await expect(page).toHaveURL(`${CANADA}/account/login?returnUrl=%2Faccount%3Flangpref%3Dfr`);
  await page.goto(`${new URL(page.url()).origin}${CANADA}/account/login?langpref=en`);
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  const toPlans = page.getByRole("link", { name: visitor.texts.say("sign-in.see-plans") });
  await expect(toPlans).toHaveAttribute("href", new RegExp(`^${CANADA}/subscribe/`));
  await press(page, toPlans);
  await expect(page).toHaveURL(new RegExp(`${CANADA}/subscribe/checkout/purchase/streaming`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  // Only Canada has the law of Quebec, and its second language.
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(
    await page.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^ca-/)]));
  await page.goBack();
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  await page.reload();
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${CANADA}/account/login`);
  expect(complaints).toEqual([]);
});
