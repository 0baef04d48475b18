import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { FollowActivation } from "./follow-activation.tsx";

const PLAYING = {
  refreshId: "ref_1",
  radioIdLastFour: "H2VN",
  state: "playing",
  sendCount: 1,
  requestedAt: "2026-11-21T12:00:00Z",
  isOver: true,
  endsAt: "2026-11-21T13:00:00Z",
};

afterEach(cleanup);

describe("FollowActivation", () => {
  it("joins the signal without a press, says that the channels play, and leaves the focus where it is", async () => {
    const fake = fakeSkywave({ refreshDevice: { data: PLAYING } });
    renderPage(() => <FollowActivation which={{ token: "found-1" }} type="car" />, { fake });
    expect(await screen.findByText("activation.playing")).toBeDefined();
    expect(fake.calls.map(({ name, input }) => [name, input])).toEqual([
      ["refreshDevice", { body: { token: "found-1" } }],
    ]);
    expect(document.activeElement).toBe(document.body);
  });

  it("says that the signal was sent where it is not sent again for a while, as after some reloads", async () => {
    const fake = fakeSkywave({ refreshDevice: refusal("REFRESH_LIMIT_REACHED") });
    renderPage(() => <FollowActivation which={{ token: "found-1" }} type="car" />, { fake });
    expect(await screen.findByText("activation.sent")).toBeDefined();
  });

  it("says why nothing can be sent, and tries again at a press", async () => {
    const fake = fakeSkywave({ refreshDevice: refusal("FAILED_TO_REFRESH_DEVICE") });
    renderPage(() => <FollowActivation which={{ token: "found-1" }} type="car" />, { fake });
    expect(await screen.findByText("refresh.error.FAILED_TO_REFRESH_DEVICE")).toBeDefined();
    expect(screen.getByRole("button", { name: "action.retry" })).toBeDefined();
  });
});
