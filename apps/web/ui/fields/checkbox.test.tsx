import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";

function draw(props: Partial<Parameters<typeof Checkbox>[0]> = {}) {
  const heard: boolean[] = [];
  render(
    <Checkbox name="terms" isChecked={false} onChange={(isChecked) => heard.push(isChecked)} {...props}>
      I agree
    </Checkbox>,
  );
  return { heard, box: screen.getByRole("checkbox", { name: "I agree" }) };
}

afterEach(cleanup);

describe("Checkbox", () => {
  it("has to be ticked unless leaving it empty is an answer too", () => {
    expect(draw().box.getAttribute("aria-required")).toBe("true");
    cleanup();
    expect(draw({ isOptional: true }).box.getAttribute("aria-required")).toBe("false");
  });

  it("is ticked by the person alone, and tells what they chose", () => {
    const { box, heard } = draw();
    fireEvent.click(box);
    expect(heard).toEqual([true]);
    expect(box).toHaveProperty("checked", false);
  });

  it("is said to be wrong together with the reason", () => {
    const { box } = draw({ error: "Tick this to go on." });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    const reason = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("Tick this to go on.");
  });
});
