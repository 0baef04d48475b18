import { CHANNELS } from "@skywave/channels";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OneChannel } from "./one-channel.tsx";

const airing = (title: string, hour: number) => ({
  id: title,
  title,
  artist: "Somebody",
  startsAt: `2026-11-21T${hour}:00:00.000+0000`,
  endsAt: `2026-11-21T${hour + 1}:00:00.000+0000`,
});
const around = (access: object) => ({
  entityId: "12",
  name: { en: "Attic Tapes", fr: "Attic Tapes" },
  access,
  at: "2026-11-21T12:00:00.000+0000",
  airings: [airing("Before", 11), airing("Now", 12), airing("After", 13)],
});

function open(access: object) {
  const channel = CHANNELS.find(({ number }) => number === 12);
  if (channel === undefined) throw new Error("there is no such channel");
  renderPage(
    () => (
      <OneChannel
        channel={channel}
        title="Attic Tapes"
        texts={["Found upstairs."]}
        acts={<button type="button">keep</button>}
      />
    ),
    {
      fake: fakeSkywave({ lookaround: around(access) }),
    },
  );
}

afterEach(cleanup);

it("tells what is on, what comes next and what was before, and plays at a press", async () => {
  open({ kind: "full" });
  const headings = (await screen.findAllByRole("heading", { level: 2 })).map(
    ({ textContent }) => textContent,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Attic Tapes");
  expect(screen.getByText("Found upstairs.")).toBeDefined();
  expect(headings).toEqual(["listen.on-now", "listen.up-next", "listen.just-played"]);
  expect(screen.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent)).toEqual([
    "Now",
    "After",
    "Before",
  ]);
  expect(screen.getByRole("button", { name: "listen.play" })).toBeDefined();
});

it("names the plan that a locked channel takes, in the place of a button", async () => {
  open({ kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } });
  expect(await screen.findByText(/player\.error\.CHANNEL_LOCKED/)).toBeDefined();
  expect(screen.getByRole("link", { name: "player.see-plan" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "listen.play" })).toBeNull();
});
