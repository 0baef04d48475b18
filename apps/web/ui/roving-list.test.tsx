import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RovingList } from "./roving-list.tsx";

afterEach(cleanup);

const row = (names: readonly string[]) => (
  <RovingList aria-label="Row">
    {names.map((name) => (
      <li key={name}>
        <button type="button">{`Play ${name}`}</button>
        <a href={`/${name}`}>{name}</a>
      </li>
    ))}
  </RovingList>
);
const stops = () =>
  [...document.querySelectorAll<HTMLElement>("a, button")]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;

describe("a row", () => {
  it("is a list with one stop, that arrows, Home and End move", () => {
    render(row(["a", "b", "c"]));
    expect(screen.getByRole("list", { name: "Row" })).toBeDefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(stops()).toEqual(["Play a"]);
    screen.getByRole("button", { name: "Play a" }).focus();
    press("ArrowRight");
    expect([focused(), stops()]).toEqual(["a", ["a"]]);
    press("ArrowRight");
    expect(focused()).toBe("Play b");
    press("ArrowLeft");
    expect(focused()).toBe("a");
    press("End");
    expect([focused(), stops()]).toEqual(["c", ["c"]]);
    press("ArrowRight");
    expect(focused()).toBe("c");
    press("Home");
    press("ArrowLeft");
    expect([focused(), stops()]).toEqual(["Play a", ["Play a"]]);
  });

  it("leaves other keys, and those that a browser goes back and on with, alone", () => {
    render(row(["a", "b"]));
    screen.getByRole("button", { name: "Play a" }).focus();
    expect([press("ArrowLeft", { altKey: true }), press("ArrowDown"), press("Tab")]).toEqual([
      true,
      true,
      true,
    ]);
    expect(focused()).toBe("Play a");
  });

  it("keeps the stop where somebody was, and lets them in again once that is gone", () => {
    const { rerender } = render(row(["a", "b"]));
    screen.getByRole("link", { name: "b" }).focus();
    rerender(row(["new", "a", "b"]));
    expect(stops()).toEqual(["b"]);
    rerender(row(["new", "a"]));
    expect(stops()).toEqual(["Play new"]);
  });
});
