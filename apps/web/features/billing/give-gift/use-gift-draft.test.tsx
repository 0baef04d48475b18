import { cleanup, renderHook } from "@testing-library/react";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useGiftDraft } from "./use-gift-draft.ts";

const KEY = "gift.1";
const open = () => renderHook(() => useGiftDraft("en-US")).result;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("a gift as it is typed", () => {
  it("outlives a reload, also while it is being paid", () => {
    const before = open();
    act(() => before.current.change({ recipientName: "Ana" }));
    act(() => before.current.markSent("gift_1"));
    expect(open().current).toMatchObject({ sentGiftId: "gift_1", draft: { recipientName: "Ana" } });
    act(() => before.current.markRefused());
    expect(open().current).toMatchObject({ sentGiftId: undefined, draft: { recipientName: "Ana" } });
  });

  it("has all its fields where an older release kept fewer", () => {
    const { draft } = open().current;
    sessionStorage.setItem(KEY, JSON.stringify({ draft: { recipientName: "Ana" } }));
    expect(open().current.draft).toEqual({ ...draft, recipientName: "Ana" });
  });

  it.each(["{", "null", '"text"'])("starts fresh where what was kept is none: %s", (kept) => {
    const { draft } = open().current;
    sessionStorage.setItem(KEY, kept);
    expect(open().current.draft).toEqual(draft);
  });
});
