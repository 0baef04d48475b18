import { vi } from "vitest";
import type { FakeSkywave } from "./fake-skywave.ts";
import type { StubbedWallets } from "./stubbed-wallets.ts";

/** The card processor's field, in which a whole card stands as soon as somebody listens to it. */
const field = {
  mount: () => undefined,
  destroy: () => undefined,
  focus: () => undefined,
  update: () => undefined,
  on(_event: string, listener: (change: { complete: boolean; empty: boolean; brand: string }) => void) {
    listener({ complete: true, empty: false, brand: "visa" });
  },
};

/** Buttons of a browser that has no wallet. */
const noWallets = {
  create: () => ({
    mount: () => undefined,
    destroy: () => undefined,
    on(event: string, listener: (told: object) => void) {
      if (event === "ready") listener({});
    },
  }),
  update: () => undefined,
};

/** Stands in for the script of the card processor; for each card that is handed over, it asks for a token. */
export function stubCardFields(nextToken: () => string | undefined, wallets?: StubbedWallets): void {
  vi.stubGlobal("Stripe", () => ({
    elements(options: object) {
      if (!("mode" in options)) return { create: () => field };
      return wallets?.group(options) ?? noWallets;
    },
    createPaymentMethod: async (request: object) => ({
      paymentMethod: {
        id: nextToken(),
        ...("elements" in request && { card: { brand: "visa", last4: "4242", funding: "credit" } }),
      },
    }),
  }));
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/** What a step that asks for a card needs of its browser: each card becomes the same token. */
export function stubPaymentStep(): void {
  stubCardFields(() => "pm_1");
  window.scrollTo = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/** Lets a page take cards: where the script of their processor is, and the key by which it is asked. */
export function takeCards({ skywave }: FakeSkywave): void {
  const cardProcessor = { scriptUrl: "data:text/javascript,", publishableKey: "pk" };
  skywave.configuration = async () => ({ settings: { cardProcessor } }) as never;
}
