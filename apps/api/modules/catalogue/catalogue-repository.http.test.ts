import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import {
  type CatalogueRepository,
  createCatalogueRepository,
  type ListedEntries,
} from "./catalogue-repository.ts";
import { brandDocument } from "./document/brand-document.ts";

const brand = brandDocument();
const ids = brand.entries.map(({ id }) => id);
const SOUGHT = ["brass-alley-late", "31"];

let api: TestApi;
let catalogue: CatalogueRepository;
beforeAll(async () => {
  api = await openTestApi();
  catalogue = createCatalogueRepository(api.database);
  const [show, channel] = SOUGHT;
  const counts = [
    ...["a", "b", "c", "d"].map((device) => `('2026-03-10', 'show', '${show}', '${device}')`),
    ...["a", "b", "c"].map((device) => `('2026-03-10', 'channel-linear', '${channel}', '${device}')`),
    // So few could be told apart.
    ...["a", "b"].map((device) => `('2026-03-10', 'channel-linear', '12', '${device}')`),
  ];
  await readRows(
    api,
    `insert into search_counts (day, entity_type, entity_id, device_digest) values ${counts.join(", ")}`,
  );
});
afterAll(() => api.close());

async function idsOf(which: ListedEntries, size: number): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; ; from += size) {
    const page = await catalogue.list(which, { from, size });
    found.push(...page.map(({ entityId }) => entityId));
    if (page.length < size) return found;
  }
}

describe("the entries of a set", () => {
  test.each([1_000, 7])("that people look for come first, and then all others, read by %i", async (size) => {
    const popular = { order: { mostFoundSince: "2026-01-01" } };
    expect(await idsOf(popular, size)).toEqual([...SOUGHT, ...ids.filter((id) => !SOUGHT.includes(id))]);
    const channels = brand.entries.filter(({ type }) => type === "channel-linear").map(({ id }) => id);
    expect(await idsOf({ ...popular, entityType: "channel-linear" }, size)).toEqual([
      "31",
      ...channels.filter((id) => id !== "31"),
    ]);
  });

  test.each([1_000, 7])("that are new come first, of one day in their order, read by %i", async (size) => {
    await readRows(
      api,
      "update catalogue_entries set added_at = added_at + interval '1 day' where entity_id = '24'",
    );
    expect(await idsOf({ order: "newest" }, size)).toEqual(["24", ...ids.filter((id) => id !== "24")]);
  });
});
