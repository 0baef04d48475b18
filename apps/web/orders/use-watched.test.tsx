import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { useWatched } from "./use-watched.ts";

function open() {
  const watches: { signal: AbortSignal; resolve: (outcome: string) => void; fail: (cause: Error) => void }[] =
    [];
  const known: string[] = [];
  function Watching() {
    const { lookAgain } = useWatched<string>({
      watch: (signal) =>
        new Promise((resolve, fail) => {
          watches.push({ signal, resolve, fail });
        }),
      onOutcome: (outcome) => known.push(outcome),
    });
    return <button onClick={lookAgain}>again</button>;
  }
  function Page() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(false)}>leave</button>
        {isHere ? <Watching /> : <p>elsewhere</p>}
      </>
    );
  }
  renderPage(Page, { fake: fakeSkywave() });
  const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
  const started = async (count: number) => {
    await expect.poll(() => watches.length).toBe(count);
  };
  return { watches, known, press, started };
}

afterEach(cleanup);

describe("useWatched", () => {
  it("tells what became of it", async () => {
    const { watches, known, started } = open();
    await started(1);
    await act(async () => watches[0]?.resolve("paid"));
    expect(known).toEqual(["paid"]);
  });

  it("drops the look that a later one has overtaken", async () => {
    const { watches, known, press, started } = open();
    await started(1);
    await press("again");
    await started(2);
    expect(watches[0]?.signal.aborted).toBe(true);
    await act(async () => watches[0]?.resolve("late"));
    await act(async () => watches[1]?.resolve("paid"));
    expect(known).toEqual(["paid"]);
  });

  it("looks no longer for somebody who has left, and takes what that ends for no error", async () => {
    const { watches, known, press, started } = open();
    await started(1);
    await press("leave");
    expect(screen.getByText("elsewhere")).toBeDefined();
    expect(watches[0]?.signal.aborted).toBe(true);
    await act(async () => watches[0]?.fail(new Error("aborted")));
    expect(known).toEqual([]);
  });
});
