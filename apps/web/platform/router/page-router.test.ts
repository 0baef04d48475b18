import { redirect } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { openMemoryHistory } from "#testing/memory-history.ts";
import type { PageRoute } from "./page-route.ts";
import { openPageRouter, type PageRouter } from "./page-router.ts";

const First = () => null;
const Second = () => null;
const Unknown = () => null;

type Leave = NonNullable<Parameters<typeof openPageRouter>[0]["leave"]>;

interface Opened {
  router: PageRouter;
  /** Every address that a page was loaded for after the first one. */
  loaded: string[];
  leave: ReturnType<typeof vi.fn<Leave>>;
}

interface Options {
  at?: string;
  moreRoutes?: () => Promise<PageRoute[]>;
}

async function open(routes: PageRoute[], { at = "/first", moreRoutes }: Options = {}): Promise<Opened> {
  const leave = vi.fn<Leave>();
  const router = openPageRouter({
    history: openMemoryHistory(at),
    routes: [{ path: "/first", page: () => First }, ...routes, { path: "*", page: () => Unknown }],
    leave,
    ...(moreRoutes !== undefined && { moreRoutes }),
  });
  const loaded: string[] = [];
  router.subscribe(({ loading }) => {
    if (loading !== undefined) loaded.push(loading.pathname + loading.search);
  });
  return { router, loaded, leave };
}

const shownAt = ({ state }: PageRouter) => [
  state.location.pathname + state.location.search,
  state.shown?.Page,
];
const untilShown = async (router: PageRouter) => await expect.poll(() => router.state.shown).toBeDefined();

describe("a page router", () => {
  it("loads the page of the address it starts at, and has nothing to show before", async () => {
    const { router } = await open([]);
    expect(router.state).toMatchObject({ shown: undefined, location: { pathname: "/first" } });
    await untilShown(router);
    expect(shownAt(router)).toEqual(["/first", First]);
  });

  it("keeps what is shown until the next page has its data, in whatever case its address is written", async () => {
    const data = Promise.withResolvers<string>();
    const { router } = await open([{ path: "/second", load: () => data.promise, page: () => Second }]);
    await untilShown(router);
    const arrival = router.navigate("/Second?a=b");
    expect(shownAt(router)).toEqual(["/first", First]);
    expect(router.state.loading?.pathname).toBe("/Second");
    data.resolve("its data");
    await arrival;
    expect(shownAt(router)).toEqual(["/Second?a=b", Second]);
    expect(router.state).toMatchObject({ loading: undefined, shown: { data: "its data" } });
  });

  it("shows only where it was led last, and tells what was overtaken that nobody waits for it", async () => {
    const slow = Promise.withResolvers<null>();
    const signals: AbortSignal[] = [];
    const load = (request: Request) => {
      signals.push(request.signal);
      return slow.promise;
    };
    const { router } = await open([
      { path: "/slow", load, page: () => Second },
      { path: "/third", page: () => Unknown },
    ]);
    await untilShown(router);
    const overtaken = router.navigate("/slow");
    await expect.poll(() => signals.length).toBe(1);
    await router.navigate("/third");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    slow.resolve(null);
    await overtaken;
    expect(shownAt(router)).toEqual(["/third", Unknown]);
    await router.navigate(-1);
    expect(shownAt(router)).toEqual(["/first", First]);
  });

  it("loads nothing for another query or fragment of the page that is shown", async () => {
    const load = vi.fn<() => Promise<object>>(async () => ({}));
    const { router, loaded } = await open([{ path: "/second", load, page: () => Second }], { at: "/second" });
    await untilShown(router);
    const data = router.state.shown?.data;
    await router.navigate("?step=2");
    await router.navigate("#below");
    expect([load.mock.calls.length, loaded]).toEqual([1, []]);
    expect(router.state).toMatchObject({ location: { search: "?step=2", hash: "#below" }, shown: { data } });
    await router.navigate(-1);
    expect(router.state.location.hash).toBe("");
  });

  it("keeps the state of an entry, and writes over one where it is told to", async () => {
    const { router } = await open([{ path: "/second", page: () => Second }]);
    await untilShown(router);
    await router.navigate("/second", { state: { stage: 1 } });
    await router.navigate("/second?over=1", { replace: true });
    expect(router.state).toMatchObject({ location: { state: null }, shown: { action: "REPLACE" } });
    await router.navigate(-1);
    expect(shownAt(router)).toEqual(["/first", First]);
    await router.navigate(1);
    expect(shownAt(router)).toEqual(["/second?over=1", Second]);
  });

  it("has one entry for a link that is pressed twice, and one for each stage of a page", async () => {
    const { router } = await open([{ path: "/second", page: () => Second }]);
    await untilShown(router);
    await router.navigate("/second");
    await router.navigate("/second");
    await router.navigate("/second", { state: { stage: 1 } });
    await router.navigate(-1);
    expect(router.state.location).toMatchObject({ pathname: "/second", state: null });
    await router.navigate(-1);
    expect(shownAt(router)).toEqual(["/first", First]);
  });

  it("has no entry for what led on: back goes to where somebody was", async () => {
    const away: PageRoute = { path: "/away", load: async () => redirect("/second?x=1"), page: () => Unknown };
    const { router, loaded } = await open([away, { path: "/second", page: () => Second }]);
    await untilShown(router);
    await router.navigate("/away");
    expect([shownAt(router), loaded]).toEqual([
      ["/second?x=1", Second],
      ["/away", "/second?x=1"],
    ]);
    await router.navigate(-1);
    expect(shownAt(router)).toEqual(["/first", First]);
  });

  it("puts where a first address leads in its place", async () => {
    const away: PageRoute = { path: "/away", load: async () => redirect("/first"), page: () => Unknown };
    const { router } = await open([away], { at: "/away" });
    await untilShown(router);
    expect(router.state).toMatchObject({ location: { pathname: "/first" }, shown: { action: "REPLACE" } });
    await router.navigate(-1);
    expect(shownAt(router)).toEqual(["/first", First]);
  });

  it("leaves for another site only where its whole address is said", async () => {
    const { router, leave } = await open([
      { path: "/out", load: async () => redirect("https://elsewhere.example/login"), page: () => Unknown },
      { path: "/trick", load: async () => redirect("//evil.example"), page: () => Unknown },
    ]);
    await untilShown(router);
    await router.navigate("/out");
    expect(leave.mock.calls).toEqual([["https://elsewhere.example/login", false]]);
    await router.navigate("/trick");
    expect(leave).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe("//evil.example");
    expect(() => router.navigate("https://evil.example/")).toThrow("No page of this site is at");
  });

  it("loads nothing any more for who comes back from another site to a page that the browser has kept", async () => {
    const { router, loaded } = await open([
      { path: "/out", load: async () => redirect("https://elsewhere.example/login"), page: () => Unknown },
      { path: "/second", load: () => data.promise, page: () => Second },
    ]);
    const data = Promise.withResolvers<null>();
    await untilShown(router);
    await router.navigate("/out");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(router.state.loading?.pathname).toBe("/out");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(router.state.loading).toBeUndefined();
    expect(shownAt(router)).toEqual(["/first", First]);
    await router.navigate("/out");
    expect(loaded).toEqual(["/out", "/out"]);
    // What is loaded since then is not ended by a return.
    const arrival = router.navigate("/second");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(router.state.loading?.pathname).toBe("/second");
    data.resolve(null);
    await arrival;
    expect(shownAt(router)).toEqual(["/second", Second]);
  });

  it.each([
    ["data", { load: () => Promise.reject(new Error("lost")), page: () => Second }],
    ["code", { page: () => Promise.reject(new Error("lost")) }],
  ])("says why a page is not there whose %s did not come, and tries again", async (_what, parts) => {
    const { router, loaded } = await open([{ path: "/second", ...parts }]);
    await untilShown(router);
    await router.navigate("/second");
    expect(router.state.shown).toMatchObject({ Page: undefined, failure: { cause: { message: "lost" } } });
    await router.navigate("/second");
    expect(loaded).toEqual(["/second", "/second"]);
  });

  it("fetches the other routes once, with the first address that is none of the known ones", async () => {
    const more = vi.fn<() => Promise<PageRoute[]>>(async () => [{ path: "/plans/:id", page: () => Second }]);
    const { router } = await open([], { moreRoutes: more });
    await untilShown(router);
    expect(more).not.toHaveBeenCalled();
    await router.navigate("/plans/7");
    expect(shownAt(router)).toEqual(["/plans/7", Second]);
    await router.navigate("/nowhere");
    expect(shownAt(router)).toEqual(["/nowhere", Unknown]);
    expect(more).toHaveBeenCalledTimes(1);
  });

  it("asks for them again where they did not come", async () => {
    const more = vi
      .fn<() => Promise<PageRoute[]>>()
      .mockRejectedValueOnce(new Error("no network"))
      .mockResolvedValue([{ path: "/plans", page: () => Second }]);
    const { router } = await open([], { moreRoutes: more });
    await untilShown(router);
    await router.navigate("/plans");
    expect(router.state.shown?.failure).toMatchObject({ cause: { message: "no network" } });
    await router.navigate("/plans");
    expect(shownAt(router)).toEqual(["/plans", Second]);
  });
});
