import { postPaymentMethod } from "../request-payment-method.ts";
import { frameLocale, notifyParent, onParentMessage } from "../parent-link.ts";
import { textsOf } from "../texts.ts";
import { testPerson } from "./test-person.ts";
import type { FromSheet, SheetRequest, ToSheet } from "./wallet-messages.ts";
import { drawSheet, type DrawnSheet } from "./draw-sheet.ts";
import { walletTextsOf } from "./wallet-texts.ts";

const YEARS_AHEAD = 4;
const texts = walletTextsOf(frameLocale);
const notify = (message: FromSheet): void => notifyParent(message);

let asked: SheetRequest | null = null;
let drawn: DrawnSheet | null = null;

function show(sheet: SheetRequest): void {
  const place = document.querySelector<HTMLElement>("#content");
  if (!place) throw new Error("The frame has no place for its sheet");
  asked = sheet;
  document.documentElement.dataset["dark"] = String(sheet.isDark);
  drawn = drawSheet(place, sheet, {
    locale: frameLocale,
    onPay() {
      drawn?.setWorking(true);
      notify({ type: "authorized", billingDetails: testPerson(sheet, frameLocale) });
    },
    onCancel: () => notify({ type: "cancel" }),
  });
  new ResizeObserver(() => {
    notify({ type: "height", heightInPixels: place.getBoundingClientRect().height });
  }).observe(place);
  drawn.focus();
}

async function create({ requestId, publishableKey }: { requestId: string; publishableKey: string }) {
  if (!asked || !drawn) return;
  const card = {
    "card[number]": drawn.cardNumber(),
    "card[exp_month]": "12",
    "card[exp_year]": String(new Date().getFullYear() + YEARS_AHEAD),
    "card[wallet]": asked.wallet,
  };
  // A wallet hands its whole address on, whatever the page was told of it.
  const billingDetails = testPerson({ ...asked, needsAddress: true }, frameLocale);
  const result = await postPaymentMethod(card, { publishableKey, billingDetails }, textsOf(frameLocale));
  notify({ type: "created", requestId, result });
}

function startSheet(): void {
  document.documentElement.lang = frameLocale;
  document.addEventListener("keydown", (event) => {
    // The page around hears no key that is pressed in its frame.
    if (event.key === "Escape") notify({ type: "cancel" });
  });
  onParentMessage<ToSheet>((message) => {
    switch (message.type) {
      case "show":
        show(message.sheet);
        return;
      case "create":
        void create(message);
        return;
      case "failed":
        drawn?.setWorking(false);
        drawn?.showFailure(texts.failed);
        return;
    }
  });
  notify({ type: "ready" });
}

startSheet();
