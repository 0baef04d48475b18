import { expect, test } from "@playwright/test";
import { textsIn } from "./support/texts.ts";

const { like } = textsIn("en-US");

test("[A7.01] an error that nobody caught reaches the log of the server, once and as an error", async ({
  page,
}) => {
  const reports: { body: Record<string, string>; status: Promise<number | undefined> }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/services/utility/log-message")) return;
    const body: Record<string, string> = request.postDataJSON();
    if (!body["message"]?.includes("broken on purpose")) return;
    reports.push({ body, status: request.response().then((response) => response?.status()) });
  });
  await page.goto("/subscribe/checkout/purchase/streaming/organic?utm=canary");
  await expect(page.getByRole("button", { name: like("offers.continue") })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("broken on purpose");
    });
  });
  await expect.poll(() => reports.length).toBe(1);
  const [report] = reports;
  expect(report?.body).toMatchObject({
    message: expect.stringContaining("Error: broken on purpose"),
    stacktrace: expect.stringContaining("broken on purpose"),
    logLevel: "ERROR",
    referrer: "",
  });
  expect(new URL(report?.body["url"] ?? "").search).toBe("");
  expect(await report?.status).toBe(204);
});
