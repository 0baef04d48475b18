import { act } from "@testing-library/react";

type Listener = (told: object) => void;

export interface StubbedWallets {
  group(options: object): object;
  /** What the processor was told last of what is to be paid. */
  terms(): Record<string, unknown>;
  /** Which wallets the page wants of those that there are. */
  shown(): object;
  /** Presses a wallet's button; what the page has its sheet say. */
  press(expressPaymentType: string): object;
  /** Agrees in the sheet that is open. */
  agree(billingDetails?: object): Promise<void>;
  /** How often the page said that it did not work. */
  failures: string[];
}

/** The buttons of a browser that has every wallet, and what somebody does with them. */
export function stubbedWallets(): StubbedWallets {
  let listeners = new Map<string, Listener>();
  let told: Record<string, unknown> = {};
  let shown: object = {};
  let pressed = "";
  const failures: string[] = [];
  return {
    failures,
    group(options) {
      told = { ...options };
      listeners = new Map();
      return {
        create: (_type: string, { paymentMethods }: { paymentMethods: object }) => ({
          mount() {
            shown = paymentMethods;
            listeners.get("ready")?.({
              availablePaymentMethods: { applePay: true, googlePay: true, link: true },
            });
          },
          destroy: () => undefined,
          on: (event: string, listener: Listener) => void listeners.set(event, listener),
        }),
        update: (changed: object) => {
          told = { ...told, ...changed };
        },
        submit: async () => ({}),
      };
    },
    terms: () => told,
    shown: () => shown,
    press(expressPaymentType) {
      pressed = expressPaymentType;
      let details: object = {};
      const resolve = (asked: object) => {
        details = asked;
      };
      act(() => listeners.get("click")?.({ expressPaymentType, resolve }));
      return details;
    },
    agree: (billingDetails) =>
      act(async () => {
        const paymentFailed = ({ reason }: { reason: string }) => failures.push(reason);
        listeners.get("confirm")?.({ expressPaymentType: pressed, billingDetails, paymentFailed });
      }),
  };
}
