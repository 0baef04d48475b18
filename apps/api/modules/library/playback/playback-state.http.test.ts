import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  listen,
  makeMember,
  MORNING,
  NEWS,
  ONE_GUEST,
  podcast,
  TODAYS_MORNING,
  whereIn,
} from "#testing/keep-library.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let member: TestVisitor;
let email: string;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ member, email } = await makeMember(api));
});

const NOT_BEGUN = { positionInSeconds: 0, isFinished: false, updatedAt: null };
const at = (time: string) => `2026-03-10T${time}:00Z`;

describe("playback state", () => {
  test("[S7.72] is got and updated by the kind and id of an episode, the same on each device of its person", async () => {
    expect((await whereIn(member, TODAYS_MORNING)).data).toEqual(NOT_BEGUN);
    const first = { positionInSeconds: 90, isFinished: false, updatedAt: at("14:00") };
    expect((await listen(member, TODAYS_MORNING, first)).data).toEqual(first);
    expect((await listen(member, TODAYS_MORNING, first)).data).toEqual(first);
    const device = await api.visitor();
    await device.signIn(email);
    expect((await whereIn(device, TODAYS_MORNING)).data).toEqual(first);
    const last = { positionInSeconds: 14_400, isFinished: true, updatedAt: at("14:30") };
    await listen(device, TODAYS_MORNING, last);
    expect((await whereIn(member, TODAYS_MORNING)).data).toEqual(last);
    expect((await whereIn(member, podcast(MORNING, "2026-03-09"))).data).toEqual(NOT_BEGUN);
    const { member: other } = await makeMember(api);
    expect((await whereIn(other, TODAYS_MORNING)).data).toEqual(NOT_BEGUN);
  });

  test("is what the person did last by their own time, whichever comes in last, and never of the future", async () => {
    const later = { positionInSeconds: 600, isFinished: false, updatedAt: at("14:50") };
    await listen(member, TODAYS_MORNING, later);
    const earlier = await listen(member, TODAYS_MORNING, { positionInSeconds: 30, updatedAt: at("14:10") });
    expect(earlier.data).toEqual(later);
    const ahead = { positionInSeconds: 700, isFinished: false, updatedAt: "2026-03-10T19:00:00Z" };
    const now = { ...ahead, updatedAt: "2026-03-10T15:00:00Z" };
    expect((await listen(member, TODAYS_MORNING, ahead)).data).toEqual(now);
    const unsaid = await listen(member, TODAYS_MORNING, { positionInSeconds: 710 });
    expect(unsaid.data).toEqual({ ...now, positionInSeconds: 710 });
  });

  test("is of whoever was last when two say it at once", async () => {
    const states = [at("14:20"), at("14:40"), at("14:30"), at("14:10")].map((updatedAt, place) => ({
      positionInSeconds: place,
      isFinished: false,
      updatedAt,
    }));
    await Promise.all(states.map((state) => listen(member, TODAYS_MORNING, state)));
    expect((await whereIn(member, TODAYS_MORNING)).data).toEqual(states[1]);
  });

  test("is refused of what has no position, of what is not there, and beyond the end", async () => {
    const body = { positionInSeconds: 10 };
    for (const ref of [NEWS, MORNING]) {
      const invalidFields = [{ field: "entityType", code: "has_no_position" }];
      for (const refused of [await whereIn(member, ref), await listen(member, ref, body)]) {
        expect(refused.status).toBe(400);
        expect(refused.problem).toMatchObject({ code: "INVALID_PAYLOAD", invalidFields });
      }
    }
    const onAir = podcast(ONE_GUEST, "2026-03-10");
    for (const ref of [onAir, { ...TODAYS_MORNING, entityType: "episode-audio" as const }])
      for (const refused of [await whereIn(member, ref), await listen(member, ref, body)])
        expect([refused.status, refused.problem.notFoundResourceType]).toEqual([404, "episode"]);
    const beyond = await listen(member, TODAYS_MORNING, { positionInSeconds: 14_401 });
    expect(beyond.problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "positionInSeconds", code: "beyond_the_end" }],
    });
  });
});
