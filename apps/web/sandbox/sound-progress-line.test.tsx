import { dictionaries } from "@skywave/localization";
import { createSkywave } from "@skywave/sdk";
import { createFakePlatform, makeConfiguration } from "@skywave/sdk/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import type { SandboxAnswers, SandboxApi } from "./panel/sandbox-api.ts";
import { SandboxContext } from "./panel/sandbox-context.ts";
import { SoundProgressLine } from "./sound-progress-line.tsx";

type Progress = SandboxAnswers["sound-library"]["progress"];

/** One answer for each time that the line asks. */
function open(...progresses: Progress[]) {
  const read = vi.fn<() => Promise<unknown>>(async () => ({ progress: progresses.shift() }));
  const api = { read } as unknown as SandboxApi;
  const translate = makeTranslator("en-US", dictionaries["en-US"].sandbox);
  const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
  render(
    <SandboxContext value={{ api, translate, brandName: "Skywave", otherBrand: "//other.test/", skywave }}>
      <SoundProgressLine />
    </SandboxContext>,
  );
  return read;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [312, "Sound is ready for 312 of 576 tracks"],
  [576, "Sound is ready for all 576 tracks"],
])("tells that the sound of %i tracks was made ahead", async (made, told) => {
  open({ made, all: 576, isMaking: made < 576 });
  const bar = await screen.findByRole("progressbar", { name: told });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual([String(made), "576"]);
});

it("asks again how much sound there is until it is all there, and tells nothing where none is made ahead", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const read = open(null, { made: 1, all: 2, isMaking: true }, { made: 2, all: 2, isMaking: false });
  await expect.poll(() => read).toHaveReturned();
  expect(screen.queryByRole("progressbar")).toBeNull();
  vi.advanceTimersToNextTimer();
  expect(await screen.findByText("Sound is ready for 1 of 2 tracks")).toBeDefined();
  vi.advanceTimersToNextTimer();
  expect(await screen.findByText("Sound is ready for all 2 tracks")).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});
