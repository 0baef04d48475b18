import type { VoiceAnswer } from "@skywave/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { CommandBox } from "./command-box.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(voiceAsTextV2: unknown) {
  const fake = fakeSkywave({ voiceAsTextV2 });
  const onAnswer = vi.fn<(answer: VoiceAnswer) => void>();
  renderPage(() => <CommandBox onAnswer={onAnswer} />, { fake });
  return { fake, onAnswer };
}

async function say(text: string) {
  fireEvent.change(await screen.findByLabelText("voice.label"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "voice.submit" }));
}

/** A browser that hears what it is told to hear. */
function hearing(heard: string | undefined) {
  class Recognition {
    lang = "";
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      if (heard !== undefined) this.onresult?.({ results: [[{ transcript: heard }]] });
      this.onend?.();
    }
    abort() {
      this.onend?.();
    }
  }
  vi.stubGlobal("SpeechRecognition", Recognition);
}

describe("the command box", () => {
  it("hands on what was meant, and says so", async () => {
    const answer = { intent: "next", text: "Next channel." };
    const { fake, onAnswer } = open(answer);
    await say("  next ");
    expect(await screen.findByText("Next channel.")).toBeDefined();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
    expect(fake.calls.at(-1)?.input).toEqual({ body: { text: "next", locale: "en-US" } });
  });

  it("lists what was found", async () => {
    const items = [
      {
        entityType: "show",
        entityId: "blue-line",
        title: "Blue Line",
        language: "en",
        channel: { number: 89 },
      },
    ];
    open({ intent: "search", query: "hockey", items, text: "Here." });
    await say("search for hockey");
    expect((await screen.findByRole("link", { name: "Blue Line" })).getAttribute("href")).toBe(
      "/listen/show/blue-line",
    );
  });

  it("helps on with what can be said, a press away", async () => {
    const { fake } = open({ intent: "notUnderstood", examples: ["Play jazz"], text: "We didn’t get that." });
    await say("hm");
    fireEvent.click(await screen.findByRole("button", { name: "Play jazz" }));
    await waitFor(() => expect(fake.calls.filter(({ name }) => name === "voiceAsTextV2")).toHaveLength(2));
    expect(fake.calls.at(-1)?.input).toMatchObject({ body: { text: "Play jazz" } });
  });

  it("asks for a command where none was typed, and sends nothing", async () => {
    const { fake } = open({});
    await say("  ");
    expect(await screen.findByText("voice.empty")).toBeDefined();
    expect(fake.calls.map(({ name }) => name)).not.toContain("voiceAsTextV2");
  });

  it("says that it was too long, and that the network is gone", async () => {
    open(refusal("INVALID_PAYLOAD"));
    await say("a speech");
    expect(await screen.findByText("voice.INVALID_PAYLOAD")).toBeDefined();
    cleanup();
    open(lost());
    await say("next");
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
  });

  it("has no button to speak where a browser hears nothing", async () => {
    open({});
    await screen.findByLabelText("voice.label");
    expect(screen.queryByRole("button", { name: "voice.listen" })).toBeNull();
  });

  it("hears what is said, or says that it heard nothing", async () => {
    hearing("play jazz");
    const { fake } = open({ intent: "stop", text: "Stopped." });
    fireEvent.click(await screen.findByRole("button", { name: "voice.listen" }));
    expect(await screen.findByText("Stopped.")).toBeDefined();
    expect(fake.calls.at(-1)?.input).toMatchObject({ body: { text: "play jazz" } });
    cleanup();
    hearing(undefined);
    open({});
    fireEvent.click(await screen.findByRole("button", { name: "voice.listen" }));
    expect(await screen.findByText("voice.not-heard")).toBeDefined();
  });
});
