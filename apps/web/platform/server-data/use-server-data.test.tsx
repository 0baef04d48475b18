import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { type Question, useServerData } from "./use-server-data.ts";

type Outcome = { ok: true; text: string } | { ok: false; code: string };

/** A server that is asked by name and answers when the test says so. */
function slowServer() {
  const asked: { what: string; answer: (outcome: Outcome) => void }[] = [];
  const ask = (what: string) => new Promise<Outcome>((resolve) => asked.push({ what, answer: resolve }));
  async function answer(index: number, outcome: Outcome | string) {
    await expect.poll(() => asked.length).toBeGreaterThan(index);
    const said: Outcome = typeof outcome === "string" ? { ok: true, text: outcome } : outcome;
    await act(async () => asked[index]?.answer(said));
  }
  return { ask, answer, questions: () => asked.map(({ what }) => what) };
}

type Asked = Partial<Question<Outcome>> & { what?: string; server: ReturnType<typeof slowServer> };

function Answer({ server, what = "bills", ...question }: Asked) {
  const { view, latest, isAsking, reload, retry, show } = useServerData<Outcome>({
    area: "billing",
    verb: "showBills",
    params: [what],
    ask: () => server.ask(what),
    ...question,
  });
  const text =
    view.status === "ready" ? view.data.text : view.status === "failed" ? view.failure.code : view.status;
  return (
    <>
      <p data-testid="shown">{text}</p>
      <p data-testid="latest">{latest?.text ?? "none"}</p>
      <p data-testid="asking">{isAsking ? "asking" : "still"}</p>
      <button onClick={() => void reload()}>reload</button>
      <button onClick={retry}>retry</button>
      <button onClick={() => show({ ok: true, text: "shown" })}>show</button>
    </>
  );
}

/** A page that can be left and come back to, and can ask for something else. */
function Pages(asked: Asked) {
  const [isHere, setHere] = useState(true);
  const [what, setWhat] = useState("bills");
  return (
    <>
      <button onClick={() => setHere(!isHere)}>turn</button>
      <button onClick={() => setWhat("invoices")}>other</button>
      {isHere ? <Answer what={what} {...asked} /> : <p>elsewhere</p>}
    </>
  );
}

function open(
  question: Partial<Question<Outcome>> = {},
  sessionType: "authenticated" | null = "authenticated",
) {
  const server = slowServer();
  const fake = fakeSkywave({ removePaymentMethod: undefined, savePurchaseDraft: undefined });
  fake.setSession(sessionType);
  const page = renderPage(() => <Pages server={server} {...question} />, { fake });
  return { server, fake, ...page };
}

const shown = async () => (await screen.findByTestId("shown")).textContent;
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const REFUSED: Outcome = { ok: false, code: "RATE_LIMIT_EXCEEDED" };

afterEach(cleanup);

describe("useServerData", () => {
  it("is loading until the answer is there", async () => {
    const { server } = open();
    expect(await shown()).toBe("loading");
    await server.answer(0, "two bills");
    expect(await shown()).toBe("two bills");
  });

  it("shows a refusal as it is, without asking again, and asks from the beginning when it is told to", async () => {
    const { server } = open();
    await server.answer(0, REFUSED);
    expect(await shown()).toBe("RATE_LIMIT_EXCEEDED");
    expect(server.questions()).toHaveLength(1);
    await press("retry");
    await expect.poll(shown).toBe("loading");
    await server.answer(1, "two bills");
    expect(await shown()).toBe("two bills");
  });

  it("keeps what is there while it asks again, and the last of it when that fails", async () => {
    const { server } = open();
    await server.answer(0, "two bills");
    await press("reload");
    await expect.poll(() => screen.getByTestId("asking").textContent).toBe("asking");
    expect(await shown()).toBe("two bills");
    await server.answer(1, REFUSED);
    expect(await shown()).toBe("RATE_LIMIT_EXCEEDED");
    expect(screen.getByTestId("latest").textContent).toBe("two bills");
  });

  it("drops the answer that a later question has overtaken", async () => {
    const { server } = open();
    await server.answer(0, "two bills");
    await press("reload");
    await press("reload");
    await server.answer(2, "three bills");
    await server.answer(1, "late");
    expect(await shown()).toBe("three bills");
    expect(screen.getByTestId("asking").textContent).toBe("still");
  });

  it("shows the earlier answer until the one to another question is there, and never one that is late", async () => {
    const { server } = open();
    await server.answer(0, "two bills");
    await press("reload");
    await press("other");
    expect(await shown()).toBe("two bills");
    await server.answer(2, "five invoices");
    await server.answer(1, "late");
    expect(server.questions()).toEqual(["bills", "bills", "invoices"]);
    expect(await shown()).toBe("five invoices");
  });

  it("asks anew when it is told to before the first answer is there", async () => {
    const { server } = open();
    await expect.poll(() => server.questions().length).toBe(1);
    await press("reload");
    await server.answer(1, "three bills");
    await server.answer(0, "late");
    expect(await shown()).toBe("three bills");
  });

  it("puts the answer of a verb in the place of what is asked meanwhile", async () => {
    const { server } = open();
    await server.answer(0, "two bills");
    await press("reload");
    await press("show");
    await server.answer(1, "late");
    expect(await shown()).toBe("shown");
  });

  it("asks nothing until it is wanted", async () => {
    const { server } = open({ isWanted: false });
    expect(await shown()).toBe("loading");
    expect(server.questions()).toEqual([]);
  });

  it("leaves what nobody expected to whoever takes uncaught errors", async () => {
    const thrown = new Error("Nobody expected this");
    const caught = new Promise((resolve) => process.once("unhandledRejection", resolve));
    const { server } = open({ ask: () => Promise.reject(thrown) });
    expect(await caught).toBe(thrown);
    expect(server.questions()).toEqual([]);
    expect(await shown()).toBe("loading");
  });

  it("lets nobody wait who has left the page while it asks", async () => {
    const { server } = open();
    await expect.poll(() => server.questions().length).toBe(1);
    await press("turn");
    await server.answer(0, "late");
    expect(screen.getByText("elsewhere")).toBeDefined();
    await press("turn");
    expect(await shown()).toBe("loading");
    expect(server.questions()).toHaveLength(2);
  });
});

describe("what is kept of an answer", () => {
  it("is nothing where a page shows what was so when it was opened", async () => {
    const { server } = open();
    await server.answer(0, "two bills");
    await press("turn");
    await press("turn");
    expect(await shown()).toBe("loading");
  });

  it("is there on the way back where it follows its area, and is asked for again", async () => {
    const { server } = open({ follows: true });
    await server.answer(0, "two bills");
    await press("turn");
    await press("turn");
    expect(await shown()).toBe("two bills");
    await server.answer(1, "three bills");
    expect(await shown()).toBe("three bills");
  });

  it("is asked for again whatever the clocks say", async () => {
    const { server } = open({ follows: true });
    await server.answer(0, "two bills");
    await press("turn");
    const yesterday = Date.now() - 86_400_000;
    vi.spyOn(Date, "now").mockReturnValue(yesterday);
    await press("turn");
    await expect.poll(() => server.questions().length).toBe(2);
    vi.restoreAllMocks();
  });

  it("is asked for again on the screen when a call changes its area", async () => {
    const { server, app } = open({ follows: true });
    await server.answer(0, "two cards");
    await act(async () => void (await app.skywave.call("order", "savePurchaseDraft", Object({}))));
    expect(server.questions()).toHaveLength(1);
    await act(async () => void (await app.skywave.call("billing", "removePaymentMethod", Object({}))));
    await server.answer(1, "one card");
    expect(await shown()).toBe("one card");
  });

  it("is asked for anew when a call changes its area before the first answer is there", async () => {
    const { server, app } = open({ follows: true });
    await expect.poll(() => server.questions().length).toBe(1);
    await act(async () => void (await app.skywave.call("billing", "removePaymentMethod", Object({}))));
    await server.answer(1, "one card");
    await server.answer(0, "two cards");
    expect(await shown()).toBe("one card");
  });

  it("goes when a call changes its area while no page shows it", async () => {
    const { server, app } = open({ follows: true });
    await server.answer(0, "two cards");
    await press("turn");
    await act(async () => void (await app.skywave.call("billing", "removePaymentMethod", Object({}))));
    await press("turn");
    expect(await shown()).toBe("loading");
  });

  it("stays as it was when the page was opened unless it follows its area", async () => {
    const { server, app } = open();
    await server.answer(0, "two cards");
    await act(async () => void (await app.skywave.call("billing", "removePaymentMethod", Object({}))));
    expect(await shown()).toBe("two cards");
    expect(server.questions()).toHaveLength(1);
  });
});

describe("whose an answer is", () => {
  it("is not shown once that person has signed out, and nobody is asked in their place", async () => {
    const { server, fake } = open({ follows: true });
    await server.answer(0, "Jo's bills");
    act(() => fake.setSession("anonymous"));
    expect(await shown()).toBe("loading");
    expect(screen.getByTestId("latest").textContent).toBe("none");
    expect(server.questions()).toHaveLength(1);
  });

  it("is never another person's, whether it is kept or on its way", async () => {
    const { server, fake } = open({ follows: true });
    await server.answer(0, "Jo's bills");
    await press("reload");
    await expect.poll(() => server.questions().length).toBe(2);
    act(() => fake.setSession("authenticated", "identity-2"));
    expect(await shown()).toBe("loading");
    await expect.poll(() => server.questions().length).toBe(3);
    await server.answer(1, "Jo's late bills");
    expect(await shown()).toBe("loading");
    await server.answer(2, "own bills");
    expect(await shown()).toBe("own bills");
    expect(screen.getByTestId("latest").textContent).toBe("own bills");
  });

  it("is gone for the next person who opens the page", async () => {
    const { server, fake } = open({ follows: true });
    await server.answer(0, "Jo's bills");
    await press("turn");
    act(() => fake.setSession("anonymous"));
    act(() => fake.setSession("authenticated"));
    await press("turn");
    expect(await shown()).toBe("loading");
    await server.answer(1, "own bills");
    expect(await shown()).toBe("own bills");
  });

  it("stays on the screen of somebody who signs in", async () => {
    const { server, fake } = open({}, null);
    await server.answer(0, "a plan that waits");
    act(() => fake.setSession("authenticated"));
    expect(await shown()).toBe("a plan that waits");
    expect(server.questions()).toHaveLength(1);
  });

  it("goes with somebody who signed in on the page and signs out again", async () => {
    const { server, fake } = open({ follows: true }, null);
    await server.answer(0, "a visitor's plan");
    act(() => fake.setSession("authenticated"));
    await press("reload");
    await server.answer(1, "Jo's plan");
    expect(await shown()).toBe("Jo's plan");
    act(() => fake.setSession("anonymous"));
    expect(await shown()).toBe("loading");
    await press("turn");
    await press("turn");
    expect(await shown()).toBe("loading");
    await server.answer(2, "a visitor's plan");
    expect(await shown()).toBe("a visitor's plan");
  });

  it("stays on the screen of somebody who signs out where it is for anybody", async () => {
    const { server, fake } = open({ isForAnybody: true });
    await server.answer(0, "a plan that waits");
    act(() => fake.setSession("anonymous"));
    expect(await shown()).toBe("a plan that waits");
    await press("reload");
    await server.answer(1, "a plan that is claimed");
    expect(await shown()).toBe("a plan that is claimed");
  });
});
