import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe } from "../money/subscribe.ts";
import { openTestApi, type TestApi } from "../open-test-api.ts";
import { filesRunBy } from "./files-run-by.ts";

const WALKS = fileURLToPath(new URL("../../../../docs/walks/", import.meta.url));
/** Where an order is paid and becomes a plan. What a table or a door runs is only how it was put together. */
const WALKED =
  /^apps\/api\/modules\/(?:books|orders|billing|subscriptions)\/(?!.*(?:index|-tables|\.test)\.ts$)/;
const HEAD = `# Traced: complete-order

Written by a test that confirms an order for one plan, paid by card: every file of the rooms of orders, money and plans that
the call runs. After a change of the way: \`npx vitest run apps/api/testing/walks --project api-postgres -u\`.

`;

let api: TestApi;
// Nothing works behind the call while it is traced.
beforeAll(async () => {
  api = await openTestApi({}, { workPauseInMilliseconds: 3_600_000 });
});
afterAll(() => api.close());

test("the walk of complete-order goes by files that the call runs, and a document names them all", async () => {
  const { visitor } = await subscribe(api, "us-music-monthly");
  const order = await quoteOf(visitor, { offerId: "us-all-access-monthly" });
  let status: string | undefined;
  const run = await filesRunBy(async () => {
    status = (await confirmOf(visitor, order.data.id)).data.status;
  });
  expect(status).toBe("confirmed");

  const walk = await readFile(`${WALKS}complete-order.md`, "utf8");
  const steps = [...walk.matchAll(/^\d+\. `(apps\/api\/[^`]+)`/gm)].map(([, path = ""]) => path);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter((path) => !run.includes(path))).toEqual([]);

  const list = run.filter((path) => WALKED.test(path)).map((path) => `- \`${path}\`\n`);
  await expect(HEAD + list.join("")).toMatchFileSnapshot(`${WALKS}traced/complete-order.md`);
});
