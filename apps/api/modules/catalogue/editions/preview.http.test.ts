import { encodeInput } from "@skywave/domain/text/encode-input";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { brandDocument } from "../document/brand-document.ts";
import type { CatalogueDocument } from "../document/catalogue-document.ts";

let api: TestApi;
const brand = brandDocument();
const draft: CatalogueDocument = {
  ...brand,
  pages: [{ id: "listen", title: { en: "Tomorrow", fr: "Demain" }, containers: ["moods"] }],
  episodes: [{ show: "long-form-interview", day: "2026-03-09", title: { en: "Tides", fr: "Les marées" } }],
  entries: [
    ...brand.entries,
    {
      type: "show",
      id: "harbor-tales",
      sounds: { channel: 74 },
      title: { en: "Harbor Tales", fr: "Récits du havre" },
      genre: "talk",
      language: "en",
      categories: ["talk"],
    },
  ],
};

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody who followed a link, as their browser does. */
async function follow(token: string): Promise<{ by: TestVisitor; answer: Awaited<ReturnType<typeof get>> }> {
  const by = await api.visitor();
  const answer = await get(`/preview/${token}`, by);
  return { by, answer };
}
async function get(url: string, by: TestVisitor) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await api.app.inject({ url, headers: { ...(cookie !== "" && { cookie }) } });
  for (const { name, value, expires } of answer.cookies) {
    if (expires !== undefined && expires.getTime() <= 0) by.cookies.delete(name);
    else by.cookies.set(name, value);
  }
  return answer;
}
const titleOf = async (by: TestVisitor) =>
  (
    await by.call("browse", "getPage", {
      params: { entityType: "page", entityId: "listen" },
      query: { locale: "en-US" },
    })
  ).data.title;
const search = (by: TestVisitor) =>
  by.call("search", "getSearchResults", {
    body: { query: "harbor tales", locale: "en-US", isSubmitted: true },
  });
const picture = `/images/${encodeInput({ key: "show/harbor-tales", width: 24, height: 24 })}`;

describe("a preview", () => {
  test("is seen by whoever follows its link, in pages, search and pictures, and by nobody else", async () => {
    const { token } = await api.app.modules.catalogue.desk.preview(draft);
    const { by, answer } = await follow(token);
    expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/listen"]);
    expect(await titleOf(by)).toBe("Tomorrow");
    const found = await search(by);
    expect(found.data.items.map(({ title }) => title)).toEqual(["Harbor Tales"]);
    expect((await get(picture, by)).statusCode).toBe(200);
    const stranger = await api.visitor();
    expect(await titleOf(stranger)).toBe("Listen");
    expect((await search(stranger)).data.items).toEqual([]);
    expect((await get(picture, stranger)).statusCode).toBe(404);
  });

  test("is kept by no cache, and its link is told to nobody", async () => {
    const { token } = await api.app.modules.catalogue.desk.preview(draft);
    const { by, answer } = await follow(token);
    expect([answer.headers["cache-control"], answer.headers["referrer-policy"]]).toEqual([
      "no-store",
      "no-referrer",
    ]);
    expect((await search(by)).headers["cache-control"]).toBe("no-store");
    expect((await get(picture, by)).headers["cache-control"]).toBe("no-store");
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: "skywave-preview", httpOnly: true, sameSite: "Lax", path: "/" });
    const rows = JSON.stringify(await readRows(api, "select * from catalogue_editions"));
    expect(rows).not.toContain(token);
  });

  test("ends with a link of its own, and after a week", async () => {
    const { token, expiresAt } = await api.app.modules.catalogue.desk.preview(draft);
    expect(expiresAt.toString()).toBe("2026-03-17T15:00:00Z");
    const { by } = await follow(token);
    const over = await get("/preview/end", by);
    expect([over.statusCode, over.headers["location"]]).toEqual([303, "/listen"]);
    expect(await titleOf(by)).toBe("Listen");
    const late = (await follow(token)).by;
    api.passTime({ days: 8 });
    const later = await api.visitor();
    later.cookies.set("skywave-preview", late.cookies.get("skywave-preview") ?? "");
    expect(await titleOf(later)).toBe("Listen");
    expect((await follow(token)).answer.statusCode).toBe(404);
    await api.app.modules.catalogue.removeExpired?.();
    for (const table of ["catalogue_entries", "catalogue_words"]) {
      const drafts = await readRows(
        api,
        `select edition from ${table} where edition <> 'live' group by edition`,
      );
      expect(drafts, table).toEqual([]);
    }
  });

  test("can be opened in the sandbox from what is exported there, and is refused with what is wrong", async () => {
    const exported = (await api.app.inject("/sandbox/api/catalogue")).json();
    expect(exported).toEqual(brand);
    const store = (payload: object) =>
      api.app.inject({ method: "POST", url: "/sandbox/api/catalogue-drafts", payload });
    const stored = (await store({ ...exported, pages: draft.pages })).json();
    const { by } = await follow(stored.path.replace("/preview/", ""));
    expect(await titleOf(by)).toBe("Tomorrow");
    const refused = await store({ ...exported, pages: [] });
    expect([refused.statusCode, refused.json().invalidFields]).toEqual([
      400,
      [
        { field: "pages", code: "shape" },
        { field: "pages", code: "missing_page" },
      ],
    ]);
  });

  test("has no link that can be guessed", async () => {
    for (const token of ["x", "A".repeat(43), "../../etc", "live"])
      expect((await follow(encodeURIComponent(token))).answer.statusCode, token).toBe(404);
    const by = await api.visitor();
    by.cookies.set("skywave-preview", "live");
    expect(await titleOf(by)).toBe("Listen");
  });

  test("leaves no trace of its searches: neither in a history nor among what many look for", async () => {
    const { token } = await api.app.modules.catalogue.desk.preview(draft);
    for (const name of ["one", "two", "three"]) {
      const { by } = await follow(token);
      await by.register(`previewer-${name}@example.com`);
      await search(by);
      expect((await by.call("search", "getHistory", { body: {} })).data.searches).toEqual([]);
    }
    const counted = await readRows(
      api,
      "select entity_id from search_counts where entity_id = 'harbor-tales'",
    );
    expect(counted).toEqual([]);
  });
});
