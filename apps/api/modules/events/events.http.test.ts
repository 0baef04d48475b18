import { brotliCompressSync, gzipSync } from "node:zlib";
import type { UserEvent } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "#testing/events/make-events.ts";
import { storedEvents, submit, tokenIdOf } from "#testing/events/stored-events.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const COMPRESSIONS = [
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
] as const;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const stored = (eventIds: string[]) => storedEvents(api, "user_events", eventIds);

describe("submitUserEvents", () => {
  test("[S7.56] stores a visitor's events and answers with their ids", async () => {
    const visitor = await api.visitor();
    const event = userEvent(await tokenIdOf(visitor), { attributes: { page: "/account", count: 2 } });
    const { data, status } = await submit(visitor, [event]);
    expect([status, data]).toEqual([200, { acceptedEventIds: [event.eventId] }]);
    const [row] = await stored([event.eventId]);
    expect(row).toMatchObject({ event_name: "click", identity_id: null, time_in_milliseconds: event.time });
    expect(row?.["attributes"]).toEqual({ page: "/account", count: 2 });
  });

  test("[S7.56] takes what is posted as events to its one address, and no other body", async () => {
    const visitor = await api.visitor();
    const event = userEvent(await tokenIdOf(visitor));
    const send = (payload: object) =>
      api.app.inject({
        method: "POST",
        url: "/api/user-event/v1/events/submit",
        headers: { authorization: `Bearer ${visitor.accessToken}` },
        payload,
      });
    const refused = await send({ actions: [event] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { invalidFields: [{ field: "events" }] },
    ]);
    expect(await stored([event.eventId])).toEqual([]);
    const taken = await send({ events: [event] });
    expect([taken.statusCode, taken.json()]).toEqual([200, { acceptedEventIds: [event.eventId] }]);
    expect(await stored([event.eventId])).toHaveLength(1);
  });

  test("stores what comes ten times once, and answers alike each time", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const events = Array.from({ length: 50 }, () => userEvent(tokenId));
    const ids = events.map(({ eventId }) => eventId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(visitor, events)));
    for (const { data } of answers) expect(data.acceptedEventIds).toEqual(ids);
    const more = userEvent(tokenId);
    const mixed = await submit(visitor, [...events, more, more]);
    expect(mixed.data.acceptedEventIds).toEqual([...ids, more.eventId]);
    expect(await stored([...ids, more.eventId])).toHaveLength(51);
  });

  test("takes events of earlier tokens and sessions of the same device, and leaves foreign ones out", async () => {
    const visitor = await api.visitor();
    const other = await api.visitor();
    const anonymous = await tokenIdOf(visitor);
    const foreign = await tokenIdOf(other);
    await visitor.register("sends-events@example.com");
    const first = await tokenIdOf(visitor);
    const second = await tokenIdOf(visitor);
    const own = [userEvent(anonymous), userEvent(first), userEvent(second)];
    const forged = [userEvent(foreign), userEvent("ses_unknown.1"), userEvent("x")];
    const { data } = await submit(visitor, [...forged, ...own]);
    expect(data.acceptedEventIds).toEqual(own.map(({ eventId }) => eventId));
    expect(await stored(forged.map(({ eventId }) => eventId))).toEqual([]);
  });

  test("keeps each event's own values, whatever its texts hold", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const texts = ['say "hi", {it\'s}', "C:\\new", "NULL", "", "ligne\nsuivante", "👍🏽 là"];
    const events = texts.map((text, number) =>
      userEvent(tokenId, {
        eventName: `named ${text}`,
        time: 1_773_154_800_000.25 + number,
        logicalClock: [1_773_154_800_000 - number, Number.MAX_SAFE_INTEGER - number],
        ...(number > 0 && { attributes: { [`key ${text}`]: text, number, isOn: number > 1, nothing: null } }),
      }),
    );
    expect((await submit(visitor, events)).status).toBe(200);
    const rows = await stored(events.map(({ eventId }) => eventId));
    expect(rows).toMatchObject(
      events.map(({ eventId, eventName, time, logicalClock: [epoch, counter], attributes }) => ({
        event_id: eventId,
        event_name: eventName,
        event_token_id: tokenId,
        time_in_milliseconds: time,
        logical_epoch: epoch,
        attributes: attributes ?? null,
        logical_counter: expect.toSatisfy((count) => Number(count) === counter),
      })),
    );
  });

  test("keeps no e-mail address, and refuses a batch with a card number", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const event = userEvent(tokenId, { attributes: { text: "to dana@example.com" } });
    await submit(visitor, [event]);
    const [row] = await stored([event.eventId]);
    expect(row?.["attributes"]).toEqual({ text: "to [e-mail]" });
    const card = userEvent(tokenId, { attributes: { text: "4242 4242 4242 4242" } });
    const refused = await submit(visitor, [card]);
    expect([refused.status, refused.problem.code]).toEqual([422, "CARD_NUMBER_NOT_ALLOWED"]);
    expect(await stored([card.eventId])).toEqual([]);
  });

  test("takes 1,024 events of up to a kilobyte each, and nothing more", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const attributes = { x: "x".repeat(300), y: "é".repeat(200) };
    const events = Array.from({ length: 1_024 }, () => userEvent(tokenId, { attributes }));
    const whole = await submit(visitor, events);
    expect(whole.data.acceptedEventIds).toHaveLength(1_024);
    const many = await submit(visitor, [...events, userEvent(tokenId)]);
    expect([many.status, many.problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
    const heavy = Array.from({ length: 1_024 }, () =>
      userEvent(tokenId, { attributes: { x: "x".repeat(500), y: "y".repeat(500) } }),
    );
    const large = await submit(visitor, heavy);
    expect([large.status, large.problem.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(await stored(heavy.map(({ eventId }) => eventId))).toEqual([]);
  });

  test("takes a batch that comes compressed, and counts by what comes out of it", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const send = async (events: UserEvent[], [encoding, compress]: (typeof COMPRESSIONS)[number]) => {
      const answer = await api.app.inject({
        method: "POST",
        url: "/api/user-event/v1/events/submit",
        payload: compress(JSON.stringify({ events })),
        headers: {
          authorization: `Bearer ${visitor.accessToken}`,
          "content-type": "application/json",
          "content-encoding": encoding,
        },
      });
      return { status: answer.statusCode, content: answer.json() };
    };
    for (const compression of COMPRESSIONS) {
      const events = Array.from({ length: 300 }, () => userEvent(tokenId));
      const ids = events.map(({ eventId }) => eventId);
      expect((await send(events, compression)).content).toEqual({ acceptedEventIds: ids });
      expect(await stored(ids)).toHaveLength(300);
      const heavy = Array.from({ length: 1_024 }, () =>
        userEvent(tokenId, { attributes: { x: "x".repeat(500), y: "y".repeat(500) } }),
      );
      const { status, content } = await send(heavy, compression);
      expect([status, content.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    }
  });

  test("takes sixty batches a minute from a session and says when the next one may come", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    for (let batch = 0; batch < 60; batch += 1) {
      expect((await submit(visitor, [userEvent(tokenId)])).status).toBe(200);
    }
    const limited = await submit(visitor, [userEvent(tokenId)]);
    expect([limited.status, limited.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(limited.headers["retry-after"])).toBeLessThanOrEqual(60);
    api.passTime({ minutes: 1 });
    expect((await submit(visitor, [userEvent(tokenId)])).status).toBe(200);
  });

  test("stores each of many batches at once whole or not at all", async () => {
    const visitors = await Promise.all(Array.from({ length: 30 }, () => api.visitor()));
    const batches = await Promise.all(
      visitors.map(async (visitor) => {
        const tokenId = await tokenIdOf(visitor);
        return { visitor, events: Array.from({ length: 100 }, () => userEvent(tokenId)) };
      }),
    );
    const answers = await Promise.all(batches.map(({ visitor, events }) => submit(visitor, events)));
    for (const [index, { events }] of batches.entries()) {
      const rows = await stored(events.map(({ eventId }) => eventId));
      expect(rows.length).toBe(answers[index]?.status === 200 ? 100 : 0);
    }
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  });
});
