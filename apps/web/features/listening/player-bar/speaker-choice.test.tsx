import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { SpeakerChoice } from "./speaker-choice.tsx";

afterEach(cleanup);

it("lets a speaker be chosen once it is switched on, without opening the list again", async () => {
  const isReady = [false, false, true];
  const fake = fakeSkywave({
    listSpeakers: () => ({
      speakers: [
        {
          smartDeviceId: "speaker-1",
          deviceName: "Kitchen speaker",
          isReady: isReady.shift() ?? true,
          state: "stopped",
          volume: { volumeInPercent: 80, isMuted: false },
        },
      ],
    }),
  });
  fake.setSession("authenticated");
  renderPage(SpeakerChoice, { fake });
  fireEvent.click(await screen.findByRole("button", { name: "speaker.choose" }));
  expect(await screen.findByRole("button", { name: "speaker.off" })).toHaveProperty("disabled", true);
  expect(await screen.findByRole("button", { name: "speaker.play-on" })).toHaveProperty("disabled", false);
});
