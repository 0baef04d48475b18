import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { useStages } from "./use-stages.ts";

function Page() {
  const { stage, enter, restart } = useStages<string>("test", "first");
  const goTwice = () => {
    enter("second");
    enter("another");
  };
  return (
    <>
      <p>{stage}</p>
      <button type="button" onClick={goTwice}>
        go
      </button>
      <button type="button" onClick={() => restart("first")}>
        back
      </button>
    </>
  );
}

afterEach(cleanup);

describe("useStages", () => {
  it("goes on once where two answers come for one stage, and back from there to the first", async () => {
    renderPage(Page, { fake: fakeSkywave({}) });
    fireEvent.click(await screen.findByRole("button", { name: "go" }));
    expect(await screen.findByText("second")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "back" }));
    expect(await screen.findByText("first")).toBeDefined();
  });
});
