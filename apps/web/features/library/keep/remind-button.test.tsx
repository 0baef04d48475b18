import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { RemindButton } from "./remind-button.tsx";

afterEach(cleanup);

const SHOW = { entityType: "show", entityId: "late-set" } as const;

function open(answers: Parameters<typeof fakeSkywave>[0]) {
  const fake = fakeSkywave(answers);
  fake.setSession("authenticated");
  renderPage(() => <RemindButton showId="late-set" title="The Late Set" />, { fake });
  return fake;
}

it("turns notices off and on again, as the server says that they are", async () => {
  let isReminding = true;
  const fake = open({
    listKept: () => ({ kept: [{ ...SHOW, isReminding }] }),
    updateLibrary: ({ body }: { body: { isReminding: boolean } }) => {
      ({ isReminding } = body);
      return { ...SHOW, isKept: true, keptAt: null, isReminding };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "library.silence-one" }));
  fireEvent.click(await screen.findByRole("button", { name: "library.remind-one" }));
  await screen.findByRole("button", { name: "library.silence-one" });
  expect(fake.calls.filter(({ name }) => name === "updateLibrary").map(({ input }) => input)).toEqual([
    { body: { action: "keep", ...SHOW, isReminding: false } },
    { body: { action: "keep", ...SHOW, isReminding: true } },
  ]);
});

it("is not there for a show that is not kept, and says why it could not", async () => {
  const fake = open({ listKept: { kept: [{ ...SHOW, entityId: "other", isReminding: true }] } });
  await waitFor(() => expect(fake.calls).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open({ listKept: { kept: [{ ...SHOW, isReminding: true }] }, updateLibrary: lost() });
  fireEvent.click(await screen.findByRole("button", { name: "library.silence-one" }));
  expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
});
