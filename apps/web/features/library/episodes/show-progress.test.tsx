import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ShowProgress } from "./show-progress.tsx";

afterEach(cleanup);

const episode = (day: number, isFinished: boolean) => ({
  entityType: "episode-podcast",
  entityId: `one_2026-11-${day}`,
  title: "One Guest",
  text: null,
  genre: "talk",
  language: "en",
  channel: { number: 74, name: "Long Form" },
  image: null,
  show: { entityId: "one", title: "One Guest" },
  airedAt: `2026-11-${day}T15:00:00Z`,
  durationInSeconds: 7_200,
  keptUntil: `2026-12-${day}T15:00:00Z`,
  access: { kind: "full" },
  playback: { positionInSeconds: 3_600, isFinished, updatedAt: "2026-11-25T10:00:00Z" },
});

function open(type: "authenticated" | "anonymous") {
  const fake = fakeSkywave({ getUserProgress: { episodes: [episode(20, true), episode(19, false)] } });
  fake.setSession(type);
  renderPage(
    () => [20, 19, 18].map((day) => <ShowProgress key={day} showId="one" episodeId={`one_2026-11-${day}`} />),
    { fake },
  );
  return fake;
}

it("tells how far somebody is in each episode of a show, asked for once; nothing of one not begun", async () => {
  const fake = open("authenticated");
  await screen.findByRole("progressbar", { name: "library.finished" });
  expect(screen.getAllByRole("progressbar").map((bar) => bar.getAttribute("value"))).toEqual([
    "7200",
    "3600",
  ]);
  expect(fake.calls.map(({ input }) => input)).toMatchObject([{ query: { showId: "one" } }]);
});

it("asks nothing for a visitor", async () => {
  const fake = open("anonymous");
  await waitFor(() => expect(fake.calls).toEqual([]));
  expect(screen.queryByRole("progressbar")).toBeNull();
});
