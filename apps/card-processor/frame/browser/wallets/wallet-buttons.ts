import { type Wallet, WALLETS } from "../../../cards/wallets.ts";
import { frameLocale, notifyParent, onParentMessage } from "../parent-link.ts";
import type { FromButtons, ToButtons } from "./wallet-messages.ts";
import { WALLET_NAMES, walletTextsOf } from "./wallet-texts.ts";

const notify = (message: FromButtons): void => notifyParent(message);

/** Asks the processor which wallets its sandbox has set for browsers; none where it does not say. */
async function walletsOfDevice(): Promise<Wallet[]> {
  try {
    const response = await fetch("wallets");
    const { wallets }: { wallets: unknown[] } = await response.json();
    return WALLETS.filter((wallet) => wallets.includes(wallet));
  } catch {
    return [];
  }
}

function buttonOf(wallet: Wallet): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = WALLET_NAMES[wallet];
  button.setAttribute("aria-label", walletTextsOf(frameLocale).payWith(WALLET_NAMES[wallet]));
  button.addEventListener("click", () => notify({ type: "press", wallet }));
  return button;
}

function startButtons(): void {
  const place = document.querySelector("#content");
  if (!place) throw new Error("The frame has no place for its buttons");
  const root = document.documentElement;
  root.lang = frameLocale;
  document.title = walletTextsOf(frameLocale).title;
  new ResizeObserver(() => {
    notify({ type: "height", heightInPixels: place.getBoundingClientRect().height });
  }).observe(place);
  onParentMessage<ToButtons>((message) => {
    if (message.type === "offer") {
      place.replaceChildren(...message.wallets.map((wallet) => buttonOf(wallet)));
      return;
    }
    const { isDark, heightInPixels, radius } = message.look;
    root.dataset["dark"] = String(isDark);
    root.style.setProperty("--height", `${heightInPixels}px`);
    if (CSS.supports("border-radius", radius)) root.style.setProperty("--radius", radius);
    if (message.pageColor !== null) root.style.setProperty("--page", message.pageColor);
  });
  notify({ type: "ready" });
  void walletsOfDevice().then((wallets) => notify({ type: "device", wallets }));
}

startButtons();
