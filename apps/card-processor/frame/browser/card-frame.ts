import { type CardBrand, brandRuleOf } from "../../cards/card-brand.ts";
import { requestPaymentMethod } from "./request-payment-method.ts";
import { brandMark } from "./brand-mark.ts";
import { type CardValues, checkedCard } from "./checked.ts";
import { type Field, makeField } from "./field.ts";
import { digitsOf, formattedExpiry, formattedNumber } from "./formatted.ts";
import type { CardChange, CreateRequest, ToFrame } from "./messages.ts";
import { frameLocale, onParentMessage, notifyParent } from "./parent-link.ts";
import { type FieldName, type ValidationCode, textsOf } from "./texts.ts";
import { applyStyle } from "./apply-style.ts";

const ORDER = ["number", "expiry", "cvc"] as const satisfies readonly FieldName[];
const AUTOCOMPLETE = { number: "cc-number", expiry: "cc-exp", cvc: "cc-csc" } as const;

const texts = textsOf(frameLocale);
const announcement = document.createElement("p");
/** Fields that were left once, or sent: only those complain. */
const visited = new Set<FieldName>();
let shownBrand: CardBrand | null = null;

const fields: Record<FieldName, Field> = {
  number: field("number", (text) => formattedNumber(text, brandRuleOf(digitsOf(text)))),
  expiry: field("expiry", formattedExpiry),
  cvc: field("cvc", (text) => digitsOf(text).slice(0, brandRuleOf(digitsOf(values().number)).cvcLength)),
};

function field(name: FieldName, format: (text: string, previous: string) => string): Field {
  return makeField({
    name,
    label: texts.labels[name],
    placeholder: texts.placeholders[name],
    autocomplete: AUTOCOMPLETE[name],
    format,
    onInput: update,
    onEnter() {
      // What was typed is judged as if the field had been left.
      if (fields[name].input.value !== "") visited.add(name);
      update();
      notifyParent({ type: "submit" });
    },
    onLeave() {
      if (fields[name].input.value !== "") visited.add(name);
      update();
    },
  });
}

function values(): CardValues {
  return {
    number: fields.number.input.value,
    expiry: fields.expiry.input.value,
    cvc: fields.cvc.input.value,
  };
}

/** Draws what the fields hold now and tells the page around whether it is complete; never what it is. */
function update(): void {
  const found = checkedCard(values(), new Date());
  let first: ValidationCode | null = null;
  for (const name of ORDER) {
    const code = visited.has(name) ? found[name] : null;
    fields[name].showError(code ? texts.errors[code] : "");
    first ??= code;
  }
  announce(first ? texts.errors[first] : "");
  drawBrand();
  const change: CardChange = {
    complete: ORDER.every((name) => found[name] === null),
    empty: ORDER.every((name) => fields[name].input.value === ""),
    brand: brandRuleOf(digitsOf(values().number)).brand,
    ...(first ? { error: { code: first, message: texts.errors[first], type: "validation_error" } } : {}),
  };
  notifyParent({ type: "change", change });
}

// Setting the same text again would make some screen readers say it again.
function announce(message: string): void {
  if (announcement.textContent !== message) announcement.textContent = message;
}

function drawBrand(): void {
  const { brand } = brandRuleOf(digitsOf(values().number));
  if (brand === shownBrand) return;
  shownBrand = brand;
  fields.number.box.querySelector(".mark")?.remove();
  fields.number.box.append(brandMark(brand, texts.unknownBrand));
}

async function create(request: CreateRequest): Promise<void> {
  for (const name of ORDER) visited.add(name);
  update();
  const found = checkedCard(values(), new Date());
  const wrong = ORDER.find((name) => found[name] !== null);
  const code = wrong ? found[wrong] : null;
  if (wrong && code) {
    fields[wrong].input.focus();
    const error = { type: "validation_error", code, message: texts.errors[code] } as const;
    notifyParent({ type: "created", requestId: request.requestId, result: { error } });
    return;
  }
  const result = await requestPaymentMethod(values(), request, texts);
  notifyParent({ type: "created", requestId: request.requestId, result });
}

function clear(): void {
  for (const name of ORDER) fields[name].input.value = "";
  visited.clear();
  update();
}

function start(): void {
  const card = document.querySelector("#content");
  if (!card) throw new Error("The frame has no place for its fields");
  document.documentElement.lang = frameLocale;
  document.title = texts.labels.number;
  announcement.className = "announcement";
  announcement.setAttribute("aria-live", "polite");
  card.append(...ORDER.map((name) => fields[name].element));
  document.body.append(announcement);
  drawBrand();
  new ResizeObserver(() => {
    notifyParent({ type: "height", heightInPixels: card.getBoundingClientRect().height });
  }).observe(card);
  window.addEventListener("focus", () => notifyParent({ type: "focus" }));
  window.addEventListener("blur", () => notifyParent({ type: "blur" }));
  onParentMessage<ToFrame>((message) => {
    switch (message.type) {
      case "style":
        applyStyle(message.style, message.pageColor, document.documentElement);
        return;
      case "fonts":
        for (const { family, src, weight = "normal" } of message.fonts)
          document.fonts.add(new FontFace(family, src, { weight, display: "swap" }));
        return;
      case "focus":
        fields.number.input.focus();
        return;
      case "clear":
        clear();
        return;
      case "create":
        void create(message);
        return;
    }
  });
  notifyParent({ type: "ready" });
}

start();
