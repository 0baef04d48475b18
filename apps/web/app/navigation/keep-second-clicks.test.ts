import { beforeEach, describe, expect, it } from "vitest";
import { keepSecondClicks } from "./keep-second-clicks.ts";

const pressed: string[] = [];

function click(id: string, detail: number): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

beforeEach(() => {
  document.body.innerHTML = `<button id="a"><b id="inside-a">A</b></button><a id="b" href="#b">B</a>`;
  pressed.length = 0;
  for (const id of ["a", "b"]) document.getElementById(id)?.addEventListener("click", () => pressed.push(id));
});

keepSecondClicks(document);

describe("keepSecondClicks", () => {
  it("keeps the second click of a double click from what came in the place of the first", () => {
    click("a", 1);
    expect(click("b", 2)).toBe(false);
    expect(pressed).toEqual(["a"]);
  });

  it("leaves a double click on one thing alone, whatever part of it is hit", () => {
    click("inside-a", 1);
    expect(click("a", 2)).toBe(true);
    expect(pressed).toEqual(["a", "a"]);
  });

  it("leaves single clicks alone, and the keyboard's, which count as none", () => {
    click("a", 1);
    click("b", 1);
    click("a", 0);
    expect(pressed).toEqual(["a", "b", "a"]);
  });
});
