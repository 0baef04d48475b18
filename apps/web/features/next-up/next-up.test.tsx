import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { NextUpLine } from "./next-up-line.tsx";
import { QueueButton } from "./queue-button.tsx";

afterEach(cleanup);

const shared = {
  text: null,
  genre: "talk",
  language: "en",
  channel: { number: 74, name: "Long Form" },
  image: null,
};
const EPISODE = {
  ...shared,
  entityType: "episode-podcast",
  entityId: "one_2026-11-20",
  title: "One Guest",
  show: { entityId: "one", title: "One Guest" },
  airedAt: "2026-11-20T15:00:00Z",
  durationInSeconds: 7_200,
  keptUntil: "2026-12-20T15:00:00Z",
} as const;
const CHANNEL = {
  ...shared,
  entityType: "channel-linear",
  entityId: "31",
  title: "Brass Alley",
  onAir: null,
} as const;

/** A server that keeps a queue, and whether it goes on by itself. */
function queueOf(items: readonly { entityType: string; entityId: string }[], isEnabled = true) {
  const queue = { items: [...items], isEnabled };
  return {
    nextupList: () => ({ ...queue }),
    nextupAdd: ({ body }: { body: { items: typeof items } }) => {
      queue.items = [...body.items, ...queue.items];
      return {};
    },
    nextupRemove: ({ params }: { params: { entityId: string } }) => {
      queue.items = queue.items.filter(({ entityId }) => entityId !== params.entityId);
      return {};
    },
    nextupEnable: ({ body }: { body: { isEnabled: boolean } }) => {
      queue.isEnabled = body.isEnabled;
      return {};
    },
  };
}

interface Shown {
  playingId?: string;
  following?: { title: string; play: () => void };
}

function openLine(
  answers: Record<string, unknown>,
  { playingId = "12", following }: Shown = {},
  type: "authenticated" | "anonymous" = "authenticated",
) {
  const fake = fakeSkywave(answers);
  fake.setSession(type);
  const onPlay = vi.fn<(item: { entityId: string }) => void>();
  function Playing() {
    const [isFinished, setFinished] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setFinished(true)}>
          end
        </button>
        <NextUpLine {...{ playingId, isFinished, following, onPlay }} />
      </>
    );
  }
  renderPage(Playing, { fake });
  return { fake, onPlay };
}
const button = (name: string) => screen.findByRole("button", { name, hidden: true });

describe("what comes next", () => {
  it("plays at a press, and leaves the queue with that", async () => {
    const { onPlay } = openLine(queueOf([EPISODE, CHANNEL]));
    expect((await screen.findByRole("region")).textContent).toContain("One Guest, Nov 20, 2026");
    fireEvent.click(await button("next-up.play-one"));
    expect(onPlay.mock.calls.map(([{ entityId }]) => entityId)).toEqual([EPISODE.entityId]);
    await waitFor(() => expect(screen.getByRole("region").textContent).toContain("Brass Alley"));
  });

  it("is not what plays, can be taken out, and is nothing once nothing is left", async () => {
    const { onPlay } = openLine(queueOf([EPISODE, CHANNEL]), { playingId: EPISODE.entityId });
    expect((await screen.findByRole("region")).textContent).toContain("Brass Alley");
    fireEvent.click(await button("next-up.remove-one"));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    expect(onPlay).not.toHaveBeenCalled();
  });

  it("goes on by itself once what plays is over, unless it is told not to", async () => {
    const { fake, onPlay } = openLine(queueOf([CHANNEL]));
    fireEvent.click(await screen.findByRole("checkbox", { checked: true, hidden: true }));
    await screen.findByRole("checkbox", { checked: false, hidden: true });
    expect(fake.calls.find(({ name }) => name === "nextupEnable")?.input).toEqual({
      body: { isEnabled: false },
    });
    fireEvent.click(screen.getByText("end"));
    expect(onPlay).not.toHaveBeenCalled();
    cleanup();
    const goesOn = openLine(queueOf([CHANNEL]));
    await screen.findByRole("region");
    fireEvent.click(screen.getByText("end"));
    expect(goesOn.onPlay).toHaveBeenCalledTimes(1);
  });

  it("is what follows by itself where nothing is queued, for visitors too", async () => {
    const play = vi.fn<() => void>();
    const { fake } = openLine({}, { following: { title: "Tomorrow", play } }, "anonymous");
    fireEvent.click(await button("next-up.play-one"));
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("checkbox", { hidden: true })).toBeNull();
    expect(fake.calls).toEqual([]);
  });

  it("says that it could not be taken out", async () => {
    openLine({ ...queueOf([CHANNEL]), nextupRemove: lost() });
    fireEvent.click(await button("next-up.remove-one"));
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
  });
});

describe("the button that queues something", () => {
  function openButton(answers: Record<string, unknown>) {
    const fake = fakeSkywave(answers);
    fake.setSession("authenticated");
    const { entityType, entityId, title } = EPISODE;
    renderPage(() => <QueueButton {...{ entityType, entityId, title }} />, { fake });
    return fake;
  }

  it("puts it before all others, and takes it out again", async () => {
    const fake = openButton(queueOf([]));
    fireEvent.click(await button("next-up.add-one"));
    fireEvent.click(await button("next-up.remove-one"));
    await button("next-up.add-one");
    expect(fake.calls.find(({ name }) => name === "nextupAdd")?.input).toEqual({
      body: { items: [{ entityType: EPISODE.entityType, entityId: EPISODE.entityId }], place: "next" },
    });
  });

  it.each([
    [refusal("NOT_FOUND"), "player.gone"],
    [refusal("INVALID_PAYLOAD"), "next-up.INVALID_PAYLOAD"],
    [lost(), "failure.UNREACHABLE"],
  ])("says why it could not", async (answer, text) => {
    openButton({ ...queueOf([]), nextupAdd: answer });
    fireEvent.click(await button("next-up.add-one"));
    expect(await screen.findByText(text)).toBeDefined();
  });
});
