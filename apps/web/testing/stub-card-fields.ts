import { vi } from "vitest";

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

/** Stands in for the script of the card processor; for each card that is handed over, it asks for a token. */
export function stubCardFields(nextToken: () => string | undefined): void {
  vi.stubGlobal("Stripe", () => ({
    elements: () => ({ create: () => field }),
    createPaymentMethod: async () => ({ paymentMethod: { id: nextToken() } }),
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
