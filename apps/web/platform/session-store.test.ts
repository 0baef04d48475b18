import { afterEach, expect, it, vi } from "vitest";
import { createSessionStore } from "./session-store.ts";

afterEach(() => vi.unstubAllGlobals());

it("[A9.04] [S9.27] keeps 25 states in the browser's developer tools", () => {
  const nothing = () => undefined;
  const connect = vi.fn<(options: object) => object>(() => ({
    init: nothing,
    send: nothing,
    subscribe: nothing,
  }));
  vi.stubGlobal("__REDUX_DEVTOOLS_EXTENSION__", { connect });
  createSessionStore();
  expect(connect).toHaveBeenCalledWith(expect.objectContaining({ name: "session", maxAge: 25 }));
});
