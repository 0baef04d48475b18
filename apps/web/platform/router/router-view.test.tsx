import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openMemoryHistory } from "#testing/memory-history.ts";
import type { PageRoute } from "./page-route.ts";
import { openPageRouter } from "./page-router.ts";
import { RouterView } from "./router-view.tsx";
import { PageInFrame } from "./shown-page.tsx";

const apology = (cause: unknown) => <p role="alert">{cause instanceof Error ? cause.message : "failed"}</p>;

function Counter() {
  const { id } = useParams();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button onClick={() => setPresses(presses + 1)}>{`${id}: ${presses}`}</button>
      <Link to="/other/1">other</Link>
    </>
  );
}

function Broken(): ReactNode {
  throw new Error("not drawn");
}

const ROUTES: PageRoute[] = [
  { path: "/page/:id", page: () => Counter },
  { path: "/other/:id", page: () => () => <Link to="/broken">broken</Link> },
  { path: "/broken", page: () => Broken },
  { path: "/unloaded", load: () => Promise.reject(new Error("not loaded")), page: () => Counter },
];

function show(at: string, frame: ReactNode = <PageInFrame apology={apology} />) {
  const router = openPageRouter({ history: openMemoryHistory(at), routes: ROUTES });
  render(
    <RouterView router={router} apology={apology}>
      <h1>Frame</h1>
      {frame}
    </RouterView>,
  );
  return router;
}

// React says of every error that a boundary catches that it did.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("RouterView", () => {
  it("draws nothing until the first page is there, and then the page in its frame with what its address says", async () => {
    show("/page/7");
    expect(screen.queryByRole("heading")).toBeNull();
    await screen.findByRole("button", { name: "7: 0" });
    expect(screen.getByRole("heading", { name: "Frame" })).toBeDefined();
  });

  it("keeps a page as it is while only its query changes, and follows links", async () => {
    const router = show("/page/7");
    fireEvent.click(await screen.findByRole("button", { name: "7: 0" }));
    await router.navigate("?step=2");
    expect(await screen.findByRole("button", { name: "7: 1" })).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: "other" }));
    expect(await screen.findByRole("link", { name: "broken" })).toBeDefined();
    expect(router.state.location.pathname).toBe("/other/1");
  });

  it("apologizes inside the frame for a page that was not drawn or not loaded, and goes on with the next one", async () => {
    const router = show("/broken");
    expect((await screen.findByRole("alert")).textContent).toBe("not drawn");
    expect(screen.getByRole("heading", { name: "Frame" })).toBeDefined();
    await router.navigate("/unloaded");
    await expect.poll(() => screen.getByRole("alert").textContent).toBe("not loaded");
    await router.navigate("/page/7");
    expect(await screen.findByRole("button", { name: "7: 0" })).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("apologizes in the place of a frame that was not drawn", async () => {
    show("/page/7", <Broken />);
    expect((await screen.findByRole("alert")).textContent).toBe("not drawn");
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
