import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { FinishAmazon } from "./finish-amazon.tsx";

const BACK = { code: "code", state: "state", isDenied: false };

function open(answers: Record<string, unknown>, back = BACK) {
  const fake = fakeSkywave(answers);
  renderPage(
    () => <FinishAmazon back={back} email="dana@example.com" onNotNow={() => undefined} afterwards={null} />,
    { fake },
  );
  return fake;
}

afterEach(cleanup);

describe("FinishAmazon", () => {
  it("links after a press, not by the address alone", async () => {
    open({ finishVoiceLink: { voiceLinkId: "vcl_1", provider: "amazon", linkedAt: "2026-11-22T06:00:00Z" } });
    fireEvent.click(await screen.findByRole("button", { name: "amazon.finish" }));
    expect(await screen.findByRole("heading", { name: "amazon.done-heading" })).toBe(document.activeElement);
  });

  it.each(["LINK_STATE_MISMATCH", "LINK_CODE_EXPIRED", "LINKED_ELSEWHERE"])(
    "tells why nothing was linked, and leads to a new start: %s",
    async (code) => {
      open({ finishVoiceLink: refusal(code) });
      fireEvent.click(await screen.findByRole("button", { name: "amazon.finish" }));
      expect(await screen.findByText(`amazon.error.${code}`)).toBeDefined();
      expect(screen.getByRole("button", { name: "amazon.go" })).toBeDefined();
      expect(screen.queryByRole("button", { name: "amazon.finish" })).toBeNull();
    },
  );

  it.each([
    ["amazon.denied", { ...BACK, code: "", isDenied: true }],
    ["amazon.empty", { ...BACK, code: "" }],
  ])("offers a new start where Amazon sent nothing: %s", async (text, back) => {
    open({}, back);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole("button", { name: "amazon.go" })).toBeDefined();
  });
});
