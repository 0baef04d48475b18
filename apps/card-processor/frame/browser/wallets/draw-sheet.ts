import { testPerson } from "./test-person.ts";
import type { SheetRequest } from "./wallet-messages.ts";
import { formatAmount, WALLET_NAMES, walletTextsOf } from "./wallet-texts.ts";

const GOOD_CARD = "4242424242424242";
const DECLINED_CARD = "4000000000000002";

interface SheetHandlers {
  locale: string;
  onPay: () => void;
  onCancel: () => void;
}

export interface DrawnSheet {
  /** The number of the card that is chosen in it. */
  cardNumber(): string;
  focus(): void;
  setWorking(isWorking: boolean): void;
  showFailure(text: string): void;
}

/** Draws what is paid, by whom and with which card; the wallet's own page would look like its maker's. */
export function drawSheet(place: HTMLElement, sheet: SheetRequest, handlers: SheetHandlers): DrawnSheet {
  const { locale, onPay, onCancel } = handlers;
  const texts = walletTextsOf(locale);
  const name = WALLET_NAMES[sheet.wallet];
  document.title = name;
  const failure = element("p", "failed");
  failure.setAttribute("role", "alert");
  const cards = [
    choice({ text: texts.goodCard, value: GOOD_CARD, isChosen: true }),
    choice({ text: texts.declinedCard, value: DECLINED_CARD, isChosen: false }),
  ];
  const fieldset = document.createElement("fieldset");
  fieldset.append(element("legend", "", texts.card), ...cards.map(({ label }) => label));
  const isPaid = sheet.amountInCents !== null;
  const pay = button(isPaid ? texts.pay : texts.keep, onPay);
  pay.className = "main";
  const acts = element("div", "acts");
  acts.append(pay, button(texts.cancel, onCancel));
  const heading = element("h1", "", sheet.business === "" ? name : `${name} · ${sheet.business}`);
  place.replaceChildren(heading, ...money(sheet, locale), whose(sheet, locale), fieldset, failure, acts);
  place.append(element("p", "soft", texts.note));
  return {
    cardNumber: () => cards.find(({ input }) => input.checked)?.input.value ?? GOOD_CARD,
    focus: () => pay.focus(),
    setWorking(isWorking) {
      pay.disabled = isWorking;
      pay.textContent = isWorking ? texts.working : isPaid ? texts.pay : texts.keep;
    },
    showFailure(text) {
      failure.textContent = text;
      pay.focus();
    },
  };
}

function money({ amountInCents, currency, lines }: SheetRequest, locale: string): HTMLElement[] {
  const texts = walletTextsOf(locale);
  const list = document.createElement("dl");
  for (const { name, amount } of lines)
    list.append(pair(name, amount === 0 ? "" : formatAmount(amount, currency, locale)));
  if (amountInCents === null) return [list, element("p", "", texts.nothingToday)];
  const total = pair(texts.total, formatAmount(amountInCents, currency, locale));
  total.className = "total";
  list.append(total);
  return [list];
}

function whose(sheet: SheetRequest, locale: string): HTMLElement {
  const { name = "", address } = testPerson(sheet, locale);
  const place = address ? [address["line1"], address["city"], address["state"], address["postal_code"]] : [];
  const words = [name, ...place].filter(Boolean).join(", ");
  return element("p", "soft", `${walletTextsOf(locale).person} ${words}`);
}

function pair(term: string, text: string): HTMLElement {
  const row = document.createElement("div");
  row.append(element("dt", "", term), element("dd", "", text));
  return row;
}

function choice({ text, value, isChosen }: { text: string; value: string; isChosen: boolean }) {
  const input = document.createElement("input");
  Object.assign(input, { type: "radio", name: "card", value, checked: isChosen });
  const label = document.createElement("label");
  label.append(input, text);
  return { label, input };
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  Object.assign(made, { type: "button", textContent: text });
  made.addEventListener("click", onPress);
  return made;
}

function element(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== "") made.className = className;
  return made;
}
