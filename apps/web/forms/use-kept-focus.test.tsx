import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** As a person does it: what is pressed has the focus, which goes with it where it is taken away. */
function press(name: string): void {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

afterEach(cleanup);

describe("useKeptFocus", () => {
  function Part({ staysThere = false, notice = false }) {
    const [isOpen, setOpen] = useState(false);
    const part = useKeptFocus<HTMLDivElement>(isOpen ? "open" : "shown");
    return (
      <div ref={part}>
        {isOpen && !staysThere ? null : <button onClick={() => setOpen(true)}>Change</button>}
        {isOpen && notice ? <p tabIndex={-1} ref={(box) => box?.focus()} role="alert" /> : null}
        {isOpen ? (
          <>
            <input aria-label="Name" />
            <button onClick={() => setOpen(false)}>Cancel</button>
          </>
        ) : null}
      </div>
    );
  }

  it("leads from a button that goes away to the field that came, and back", () => {
    render(<Part />);
    press("Change");
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    press("Cancel");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change" }));
  });

  it("leaves a button that stays alone, and leads back to it", () => {
    render(
      <>
        <Part />
        <Part staysThere />
      </>,
    );
    const [, second] = screen.getAllByRole("button");
    second?.focus();
    if (second !== undefined) fireEvent.click(second);
    expect(document.activeElement).toBe(second);
    press("Cancel");
    expect(document.activeElement).toBe(second);
  });

  it("leads back to the one of several buttons that opened what closes, each time", () => {
    function Acts() {
      const [isOpen, setOpen] = useState(false);
      const part = useKeptFocus<HTMLDivElement>(isOpen ? "open" : "shown");
      const open = () => setOpen(true);
      return (
        <div ref={part}>
          {isOpen ? (
            <form>
              <input aria-label="Reason" />
              <button type="button" onClick={() => setOpen(false)}>
                Keep it
              </button>
            </form>
          ) : (
            <p>
              <button onClick={open}>Refresh</button>
              <button aria-label="Remove the Duo" onClick={open}>
                Remove
              </button>
            </p>
          )}
        </div>
      );
    }
    render(<Acts />);
    for (const opener of ["Remove the Duo", "Remove the Duo", "Refresh"]) {
      press(opener);
      expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
      press("Keep it");
      expect(document.activeElement).toBe(screen.getByRole("button", { name: opener }));
    }
  });

  it("leads back to a heading that takes the focus, whatever led away from it", () => {
    function Steps() {
      const [step, setStep] = useState("choose");
      const part = useKeptFocus<HTMLDivElement>(step);
      return (
        <div ref={part}>
          <h2 key={step} tabIndex={-1}>
            {step}
          </h2>
          <button key={`to-${step}`} onClick={() => setStep(step === "choose" ? "review" : "choose")}>
            {step === "choose" ? "Continue" : "Back"}
          </button>
        </div>
      );
    }
    render(<Steps />);
    press("Continue");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "review" }));
    press("Back");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "choose" }));
  });

  it("lets a notice have the focus that it took", () => {
    render(<Part notice />);
    press("Change");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });
});

describe("useHeadingFocus", () => {
  function Page() {
    const [stage, setStage] = useState("choose");
    useHeadingFocus(stage);
    return (
      <>
        <h1 tabIndex={-1}>A plan</h1>
        <button key={stage} onClick={() => setStage("review")}>
          {stage}
        </button>
      </>
    );
  }

  it("takes the focus to the heading with the next stage, and not before", () => {
    render(<Page />);
    expect(document.activeElement).toBe(document.body);
    press("choose");
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });
});
