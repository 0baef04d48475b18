import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { KeepButton } from "./keep-button.tsx";

afterEach(cleanup);

const SHOW = { entityType: "show", entityId: "late-set" } as const;

function open(
  answers: Parameters<typeof fakeSkywave>[0],
  sessionType: "authenticated" | "anonymous" = "authenticated",
) {
  const fake = fakeSkywave(answers);
  fake.setSession(sessionType);
  renderPage(() => <KeepButton {...SHOW} title="The Late Set" />, { fake });
  return fake;
}
const button = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });

describe("the button that keeps something", () => {
  it("puts it into the library and takes it out again, as the server says that it is", async () => {
    let kept: object[] = [];
    const fake = open({
      listKept: () => ({ kept }),
      updateLibrary: ({ body }: { body: { action: string } }) => {
        kept = body.action === "keep" ? [{ ...SHOW, isReminding: true }] : [];
        return { ...SHOW, isKept: body.action === "keep", keptAt: null, isReminding: true };
      },
    });
    fireEvent.click(await button("keep.add-one"));
    fireEvent.click(await button("keep.kept-one"));
    await button("keep.add-one");
    expect(fake.calls.filter(({ name }) => name === "updateLibrary").map(({ input }) => input)).toEqual([
      { body: { action: "keep", ...SHOW } },
      { body: { action: "remove", ...SHOW } },
    ]);
  });

  it("says why it could not, and stays as it was", async () => {
    open({ listKept: { kept: [] }, updateLibrary: refusal("NOT_FOUND") });
    fireEvent.click(await button("keep.add-one"));
    expect(await screen.findByText("browse.NOT_FOUND")).toBeDefined();
    expect(await button("keep.add-one")).toBeDefined();
    cleanup();
    open({ listKept: { kept: [] }, updateLibrary: lost() });
    fireEvent.click(await button("keep.add-one"));
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
  });

  it("leads visitors to sign in, and asks nothing for them", async () => {
    const fake = open({}, "anonymous");
    const link = await screen.findByRole("link");
    expect(link.getAttribute("href")).toMatch(/^\/account\/login\?returnUrl=/);
    await waitFor(() => expect(fake.calls).toEqual([]));
  });
});
