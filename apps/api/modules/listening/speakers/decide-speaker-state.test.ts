import { describe, expect, it } from "vitest";
import { decideSpeakerState } from "./decide-speaker-state.ts";

const PLAYING = { order: "playing", mayHear: true, stream: "playing" } as const;

describe("what a speaker does", () => {
  it("is what it was told, where that is silence", () => {
    expect(decideSpeakerState({ ...PLAYING, order: "paused" })).toBe("paused");
    expect(decideSpeakerState({ ...PLAYING, order: "stopped" })).toBe("stopped");
  });

  it("is what its stream says, where it was told to play", () => {
    expect(decideSpeakerState(PLAYING)).toBe("playing");
    expect(decideSpeakerState({ ...PLAYING, stream: "taken" })).toBe("taken");
    expect(decideSpeakerState({ ...PLAYING, stream: "none" })).toBe("starting");
  });

  it("is nothing where no plan has that any more, whatever it has still in hand", () => {
    expect(decideSpeakerState({ ...PLAYING, mayHear: false })).toBe("refused");
  });
});
