import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refusal } from "#testing/fake-skywave.ts";
import {
  airing,
  at,
  EPISODE,
  made,
  NAME,
  openPlayerBar,
  soundOf,
  TUNED_EPISODE,
  TEN,
  type OpenedPlayer,
} from "#testing/open-player-bar.tsx";

const button = (name: string) => screen.getByRole("button", { name });

afterEach(cleanup);

describe("an episode in the player", () => {
  it("begins at its start, under the name of its show, and says where it is", async () => {
    const opened = openPlayerBar(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    expect([sound.manifestUrl, sound.startAt]).toEqual([TUNED_EPISODE.manifestUrl, 0]);
    act(() => sound.onPosition(125, 3_540));
    const bar = screen.getByRole("region", { name: "player.region" });
    expect(within(bar).getByRole("link", { name: "One Guest" }).getAttribute("href")).toBe(
      "/listen/show/one",
    );
    expect(await within(bar).findByText("2:05")).toBeDefined();
    const slider = within(bar).getByRole("slider", { name: "player.position" });
    expect(slider.getAttribute("max")).toBe("3540");
    expect(opened.player.state.getState()).toMatchObject({ position: 125, duration: 3_540 });
  });

  it("goes to where somebody wants, and by some seconds on and back, within its length", async () => {
    const opened = openPlayerBar(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    act(() => sound.onPosition(5, 3_540));
    fireEvent.click(button("player.back"));
    fireEvent.click(button("player.on"));
    fireEvent.change(screen.getByRole("slider", { name: "player.position" }), { target: { value: "3525" } });
    fireEvent.click(button("player.on"));
    expect(opened.sought).toEqual([0, 30, 3_525, 3_540]);
  });

  it("shows what was said there, and asks for what it does not know by its date", async () => {
    const around = {
      entityId: "74",
      name: NAME,
      access: { kind: "full" },
      at: at(30),
      airings: [airing("9", 30)],
    };
    const opened = openPlayerBar(EPISODE, { tuneSource: TUNED_EPISODE, lookaround: around });
    const sound = await soundOf(opened);
    act(() => sound.onHeard(TEN + 31 * 60_000));
    await expect.poll(() => made(opened, "lookaround")).toHaveLength(1);
    expect(made(opened, "lookaround")[0]?.input).toMatchObject({ query: { at: at(31) } });
    await expect
      .poll(() => {
        act(() => sound.onHeard(TEN + 31 * 60_000 + 1_000));
        return screen.queryByText("Title 9 · Somebody");
      })
      .not.toBeNull();
  });

  it("is talked as fast as somebody wants, and music is not", async () => {
    const opened = openPlayerBar(EPISODE, { tuneSource: TUNED_EPISODE });
    await soundOf(opened);
    fireEvent.change(screen.getByRole("combobox", { name: "player.rate" }), { target: { value: "1.5" } });
    expect(opened.rates).toEqual([1.5]);
    act(() => opened.player.play({ ...EPISODE, type: "episode-audio" }));
    const music = await soundOf(opened, 2);
    expect(music.rate).toBe(1);
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("goes on where it was paused, and begins again once it was heard to its end", async () => {
    const opened = openPlayerBar(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    act(() => sound.onPosition(90, 3_540));
    fireEvent.click(button("player.pause"));
    expect(await screen.findByText("player.paused-there")).toBeDefined();
    fireEvent.click(button("player.play"));
    const again = await soundOf(opened, 2);
    expect(again.startAt).toBe(90);
    act(() => again.onFinished());
    fireEvent.click(button("player.play"));
    expect((await soundOf(opened, 3)).startAt).toBe(0);
  });

  it("that is gone is no channel that is off the air", async () => {
    openPlayerBar(EPISODE, { tuneSource: refusal("NOT_FOUND") });
    expect(await screen.findByText("player.gone")).toBeDefined();
  });
});

describe("an episode that somebody has begun", () => {
  const PLACE = { entityType: EPISODE.type, entityId: EPISODE.id, isFinished: false, updatedAt: null };
  const openFor = (positionInSeconds: number, isFinished = false) => {
    const progress = { ...PLACE, positionInSeconds, isFinished };
    const opened = openPlayerBar(EPISODE, {
      tuneSource: TUNED_EPISODE,
      getPlaybackState: progress,
      updatePlaybackState: progress,
    });
    act(() => opened.fake.setSession("authenticated"));
    return opened;
  };
  const savedBy = (opened: OpenedPlayer) =>
    made(opened, "updatePlaybackState").map(({ input }) => {
      const { positionInSeconds, isFinished } = (
        input as { body: typeof PLACE & { positionInSeconds: number } }
      ).body;
      return [positionInSeconds, isFinished];
    });

  it("goes on where they left it, and keeps where they are and where they stop", async () => {
    const opened = openFor(600);
    const sound = await soundOf(opened);
    await expect.poll(() => opened.sought).toEqual([600]);
    act(() => sound.onPosition(610, 3_540));
    act(() => sound.onPosition(616, 3_540));
    act(() => sound.onPosition(620, 3_540));
    act(() => opened.player.pause());
    expect(savedBy(opened)).toEqual([
      [616, false],
      [620, false],
    ]);
  });

  it("begins again once it was heard, and is heard near its end", async () => {
    const opened = openFor(3_530, true);
    const sound = await soundOf(opened);
    await expect.poll(() => made(opened, "getPlaybackState")).toHaveLength(1);
    act(() => sound.onPosition(3_515, 3_540));
    await expect.poll(() => savedBy(opened)).toEqual([[3_515, true]]);
    act(() => sound.onFinished());
    expect(opened.sought).toEqual([]);
    expect(savedBy(opened)).toEqual([
      [3_515, true],
      [3_515, true],
    ]);
  });

  it("is not kept of whoever is not signed in", async () => {
    const opened = openPlayerBar(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    act(() => sound.onPosition(120, 3_540));
    act(() => opened.player.pause());
    expect([made(opened, "getPlaybackState"), made(opened, "updatePlaybackState")]).toEqual([[], []]);
  });
});
