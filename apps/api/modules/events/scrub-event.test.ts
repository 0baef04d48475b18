import { describe, expect, test } from "vitest";
import { scrubEvent } from "./scrub-event.ts";

describe("scrubEvent", () => {
  test("takes e-mail addresses out of texts and leaves the rest", () => {
    expect(
      scrubEvent({
        eventName: "click",
        attributes: {
          handle: "dana@example.com",
          text: "from <Dana.Reyes+x@mail.example.co>, twice: a@b.ca",
          path: "/account/@me",
          count: 3,
          isOn: true,
          nothing: null,
        },
      }),
    ).toEqual({
      eventName: "click",
      attributes: {
        handle: "[e-mail]",
        text: "from <[e-mail]>, twice: [e-mail]",
        path: "/account/@me",
        count: 3,
        isOn: true,
        nothing: null,
      },
    });
  });

  test("hands back as they are those that hold none", () => {
    const event = { attributes: { page: "/account", count: 3, isOn: true, nothing: null } };
    expect(scrubEvent(event)).toBe(event);
  });
});
