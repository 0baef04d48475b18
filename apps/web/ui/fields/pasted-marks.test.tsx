import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

function paste(text: string, draw: (typed: Typed) => ReactNode): string {
  function Form() {
    const [value, onChange] = useState("");
    return (
      <>
        {draw({ value, onChange })}
        <output>{value}</output>
      </>
    );
  }
  render(<Form />);
  fireEvent.change(screen.getByLabelText("Field"), { target: { value: text } });
  return screen.getByRole("status").textContent ?? "";
}

afterEach(cleanup);

describe("a text that is pasted with marks that nobody sees", () => {
  const PHONE = "\u202A+1 514 555 0123\u202C";
  const field = { label: "Field", name: "field", description: "" };

  it("is kept as it is seen, on one line or several", () => {
    expect(paste(PHONE, (typed) => <TextField {...field} {...typed} type="tel" />)).toBe("+1 514 555 0123");
    cleanup();
    expect(paste("\u2068Ana\u2069\nBo", (typed) => <TextArea {...field} {...typed} />)).toBe("Ana\nBo");
  });

  it("is kept to the character where it is a password, shown or not", () => {
    const draw = (typed: Typed) => (
      <PasswordField {...field} {...typed} autoComplete="new-password" showText="Show" hideText="Hide" />
    );
    expect(paste("\u200Esecret\u200F", draw)).toBe("\u200Esecret\u200F");
    fireEvent.click(screen.getByRole("button", { name: "Show, Field" }));
    fireEvent.change(screen.getByLabelText("Field"), { target: { value: "\u200Eshown" } });
    expect(screen.getByLabelText("Field")).toHaveProperty("value", "\u200Eshown");
  });
});
