import { expect, test, vi } from "vitest";
import { openTestApi } from "#testing/open-test-api.ts";

test("the library of sound begins once a server listens, and ends with it", async () => {
  const api = await openTestApi();
  const { soundLibrary } = api.app.modules.listening;
  const [start, close] = [vi.spyOn(soundLibrary, "start"), vi.spyOn(soundLibrary, "close")];
  await api.app.ready();
  expect(start).not.toHaveBeenCalled();
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  expect(start).toHaveBeenCalledOnce();
  // Tests have no work in the background.
  expect(soundLibrary.progress()).toBeUndefined();
  expect(close).not.toHaveBeenCalled();
  await api.close();
  expect(close).toHaveBeenCalledOnce();
});
