import { expect, test, vi } from "vitest";
import { asLasting, serializeLastingOnce } from "./lasting-answers.ts";

test("an answer that lasts becomes text once, any other each time", () => {
  const serialize = vi.fn<(answer: unknown) => string>(JSON.stringify);
  const once = serializeLastingOnce(serialize);
  const lasting = asLasting({ offers: ["a"] });
  const passing = { offers: ["b"] };

  expect([once(lasting), once(lasting), once(passing), once(passing)]).toEqual([
    '{"offers":["a"]}',
    '{"offers":["a"]}',
    '{"offers":["b"]}',
    '{"offers":["b"]}',
  ]);
  expect(serialize.mock.calls).toEqual([[lasting], [passing], [passing]]);
});

test("the text is that of the call that gives the answer, not of another that gave it before", () => {
  const answer = asLasting({ id: 1, secret: 2 });
  const whole = serializeLastingOnce(JSON.stringify);
  const part = serializeLastingOnce((value) => JSON.stringify(value, ["id"]));

  expect([whole(answer), part(answer)]).toEqual(['{"id":1,"secret":2}', '{"id":1}']);
});
