import { expect, it } from "vitest";
import { createStore } from "zustand";
import { line } from "#platform/line/line.ts";
import { goFirst } from "./go-first.ts";
import { type PlayerState, type PlayerStatus, SILENT } from "./player-state.ts";

const isTaken = () => line.getState().isTaken;

it.each<PlayerStatus>([
  { kind: "playing" },
  { kind: "blocked" },
  { kind: "refused", code: "CHANNEL_LOCKED", planName: "Horizon" },
])("has the line from a press on until it is $kind", (status) => {
  const state = createStore<PlayerState>(() => SILENT);
  goFirst(state);
  expect(isTaken()).toBe(false);
  state.setState({ status: { kind: "starting" } });
  state.setState({ position: 1 });
  expect(isTaken()).toBe(true);
  state.setState({ status });
  expect(isTaken()).toBe(false);
});

it("leaves the line to others where a speaker plays", () => {
  const state = createStore<PlayerState>(() => SILENT);
  goFirst(state);
  const speaker = { smartDeviceId: "1", deviceName: "Kitchen", volume: 0.5, isMuted: false };
  state.setState({ status: { kind: "starting" }, speaker });
  expect(isTaken()).toBe(false);
});
