import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Locale = "en-US" | "en-CA" | "fr-CA";
// Ten commands a minute are one device's.
const say = async (text: string, locale: Locale = "en-US") =>
  (await api.visitor()).call("voice", "voiceAsTextV2", { body: { text, locale } });
const sayShort = async (text: string, locale: Locale = "en-US") =>
  (await api.visitor()).call("voice", "voiceAsText", { body: { text, locale } });
const played = async (text: string, locale?: Locale) => {
  const { data } = await say(text, locale);
  if (data.intent !== "play") throw new Error(`“${text}” is ${data.intent}`);
  return data;
};

describe("voice", () => {
  test("[S7.57] takes what was said as text, in its first version and in its second", async () => {
    const first = (await sayShort("play jazz")).data;
    expect(first).toEqual({
      intent: "play",
      entityType: "channel-linear",
      entityId: "31",
      query: null,
      level: null,
      text: "Playing Brass Alley.",
    });
    const second = await played("play jazz");
    expect([second.item.entityId, second.text]).toEqual([first.entityId, first.text]);
    expect(second.others.length).toBeGreaterThan(0);
  });

  test.each([
    ["v1", (data: object) => Reflect.get(data, "entityId")],
    ["v2", (data: object) => Reflect.get(Reflect.get(data, "item"), "entityId")],
  ] as const)("[S7.57] is posted as text to %s, at an address of its own", async (version, entityIdIn) => {
    const { accessToken } = await api.visitor();
    const send = (payload: object) =>
      api.app.inject({
        method: "POST",
        url: `/api/voice/${version}/text`,
        headers: { authorization: `Bearer ${accessToken}` },
        payload,
      });
    const answer = await send({ text: "play jazz", locale: "en-US" });
    expect([answer.statusCode, entityIdIn(answer.json())]).toEqual([200, "31"]);
    expect((await send({ locale: "en-US" })).json()).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [expect.objectContaining({ field: "text" })],
    });
  });

  test.each([
    ["joue du jazz", "31"],
    ["mets la chaîne 31", "31"],
    ["play channel 88", "88"],
    ["Put on the late set, please", "jazz-late"],
    ["mets Côté Nord", "66"],
    ["play clasical musci", "classical"],
  ])("finds what is meant by “%s”", async (text, expected) => {
    const { item } = await played(text);
    expect([item.entityId, item.genre, `${item.genre}-late`]).toContain(expected);
  });

  test.each([
    ["pause", "pause"],
    ["stop", "stop"],
    ["next", "next"],
    ["précédent", "previous"],
    ["plus fort", "volumeUp"],
    ["coupe le son", "mute"],
  ])("knows “%s” in either language", async (text, intent) => {
    expect((await say(text)).data.intent).toBe(intent);
    expect((await sayShort(text)).data.intent).toBe(intent);
  });

  test("reads how loud it is to be", async () => {
    expect((await say("mets le volume à 40 %", "fr-CA")).data).toEqual({
      intent: "volume",
      level: 40,
      text: "Volume à 40\u00a0%.",
    });
    expect((await sayShort("volume 40")).data.level).toBe(40);
  });

  test("searches, and keeps what was said in nobody's history", async () => {
    const one = await api.visitor();
    await one.register("speaker@example.com");
    const { data } = await one.call("voice", "voiceAsTextV2", {
      body: { text: "search for hockey", locale: "en-US" },
    });
    if (data.intent !== "search") throw new Error(data.intent);
    expect([data.query, data.items.map(({ title }) => title)]).toEqual([
      "hockey",
      expect.arrayContaining(["Blue Line"]),
    ]);
    expect((await one.call("search", "getHistory", { body: {} })).data.searches).toEqual([]);
    expect((await sayShort("search for hockey")).data).toMatchObject({ intent: "search", query: "hockey" });
  });

  test("helps on where nothing was understood or found, in the language of whoever speaks", async () => {
    const english = (await say("what is the meaning of life")).data;
    expect(english).toMatchObject({ intent: "notUnderstood", text: "We didn’t get that." });
    const french = (await say("joue du xylophonistique", "fr-CA")).data;
    if (french.intent !== "notFound") throw new Error(french.intent);
    expect([french.query, french.examples[0]]).toEqual(["xylophonistique", "Joue du jazz"]);
    // What is told as an example is understood.
    for (const locale of ["en-US", "fr-CA"] as const) {
      const { data } = await say("?", locale);
      if (data.intent !== "notUnderstood") throw new Error(data.intent);
      for (const example of data.examples)
        expect(["play", "search"]).toContain((await say(example, locale)).data.intent);
    }
    expect((await say("channel 999")).data).toMatchObject({ intent: "notFound", query: "999" });
    expect((await sayShort("x")).data).toMatchObject({ intent: "notUnderstood", entityId: null });
  });

  test("refuses silence and speeches, and more than ten commands a minute", async () => {
    for (const text of ["", "   ", "play ".repeat(100)])
      for (const refused of [await say(text), await sayShort(text)])
        expect([refused.problem.code, refused.problem.invalidFields?.[0]?.field]).toEqual([
          "INVALID_PAYLOAD",
          "text",
        ]);
    const one = await api.visitor();
    const again = () => one.call("voice", "voiceAsTextV2", { body: { text: "next", locale: "en-US" } });
    for (let times = 0; times < 10; times += 1) expect((await again()).status).toBe(200);
    const limited = await again();
    expect([limited.status, limited.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  });
});
