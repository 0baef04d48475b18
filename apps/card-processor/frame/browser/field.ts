import type { FieldName } from "./texts.ts";
import { caretAfter, digitsOf } from "./formatted.ts";

interface FieldOptions {
  name: FieldName;
  label: string;
  placeholder: string;
  autocomplete: "cc-number" | "cc-exp" | "cc-csc";
  /** What the field shows for what was typed, given what it showed before. */
  format: (text: string, previous: string) => string;
  onInput: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

export interface Field {
  element: HTMLElement;
  input: HTMLInputElement;
  box: HTMLElement;
  showError(message: string): void;
}

/** One labelled input that formats itself while it is typed in, with the caret kept behind the same digit. */
export function makeField(options: FieldOptions): Field {
  const { name, label, placeholder, autocomplete } = options;
  const input = document.createElement("input");
  Object.assign(input, { id: name, name, placeholder, autocomplete, inputMode: "numeric", type: "text" });
  input.setAttribute("aria-required", "true");
  const caption = document.createElement("label");
  caption.htmlFor = name;
  caption.textContent = label;
  const error = document.createElement("p");
  error.id = `${name}-error`;
  error.className = "error";
  const box = document.createElement("div");
  box.className = "box";
  box.append(input);
  const element = document.createElement("div");
  element.className = `field field-${name}`;
  element.append(caption, box, error);

  let previous = "";
  input.addEventListener("input", () => {
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
    input.value = options.format(input.value, previous);
    previous = input.value;
    const position = isAtEnd ? input.value.length : caretAfter(input.value, digitsBefore);
    input.setSelectionRange(position, position);
    options.onInput();
  });
  input.addEventListener("blur", options.onLeave);
  input.addEventListener("keydown", (event) => {
    // What an input method takes for itself is no wish to send.
    if (event.key === "Enter" && !event.isComposing) options.onEnter();
  });
  return {
    element,
    input,
    box,
    showError(message) {
      error.textContent = message;
      input.setAttribute("aria-invalid", String(message !== ""));
      if (message === "") input.removeAttribute("aria-describedby");
      else input.setAttribute("aria-describedby", error.id);
    },
  };
}
