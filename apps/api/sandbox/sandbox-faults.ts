import { WALLET_KINDS } from "@skywave/domain/billing/wallet-kind";
import type { OffersRepository } from "#modules/offers/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { LocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import type { LocalUplink } from "#providers/uplink/local-uplink.ts";
import type { LocalStudentVerifier } from "#providers/student-verification/local-student-verifier.ts";

const WITHDRAWN_OFFERS = ["us-music-monthly", "ca-music-monthly"];
const HELD_FOR_MILLISECONDS = 20_000;

interface Fault {
  description: string;
  switchTo(isActive: boolean): Promise<void>;
}

export interface SandboxFaults {
  list(): { name: string; description: string; isActive: boolean }[];
  /** False when no fault has that name. */
  set(name: string, isActive: boolean): Promise<boolean>;
  delayInMilliseconds(): number;
}

/** Things that go wrong in the world, on demand. */
export function createSandboxFaults(dependencies: {
  offers: OffersRepository;
  clock: Clock;
  /** Absent where another provider is connected. */
  localVerifier?: Pick<LocalStudentVerifier, "setDown"> | undefined;
  /** Absent where another uplink is connected. */
  sky?: Pick<LocalUplink, "setDown"> | undefined;
  /** Absent where another register is connected. */
  plates?: Pick<LocalPlateRegister, "setDown"> | undefined;
  cardProcessorUrl: string | undefined;
}): SandboxFaults {
  const { offers, clock, cardProcessorUrl, localVerifier, sky, plates } = dependencies;
  const active = new Set<string>();
  let delay = 0;

  const faults: Record<string, Fault> = {
    ...processorFaults(cardProcessorUrl),
    "offer-withdrawn": {
      description: "The monthly Melodia offer is withdrawn; open quotes for it can't be confirmed",
      switchTo: async (isActive) => {
        for (const id of WITHDRAWN_OFFERS) await offers.setWithdrawn(id, isActive ? clock.now() : null);
      },
    },
    "student-verification-down": {
      description: "The service that verifies students answers nothing",
      switchTo: async (isActive) => localVerifier?.setDown(isActive),
    },
    "uplink-down": {
      description: "Nothing can be sent to the satellites",
      switchTo: async (isActive) => sky?.setDown(isActive),
    },
    "plate-lookup-down": {
      description: "The register of license plates answers nothing",
      switchTo: async (isActive) => plates?.setDown(isActive),
    },
    "slow-api": {
      description: "Every call takes three seconds longer",
      switchTo: async (isActive) => {
        delay = isActive ? 3_000 : 0;
      },
    },
  };

  return {
    list: () =>
      Object.entries(faults).map(([name, { description }]) => ({
        name,
        description,
        isActive: active.has(name),
      })),
    set: async (name, isActive) => {
      const fault = faults[name];
      if (fault === undefined) return false;
      await fault.switchTo(isActive);
      if (isActive) active.add(name);
      else active.delete(name);
      return true;
    },
    delayInMilliseconds: () => delay,
  };
}

function processorFaults(cardProcessorUrl: string | undefined): Record<string, Fault> {
  const atProcessor = (fault: object) => (isActive: boolean) =>
    askProcessor(cardProcessorUrl, {
      path: "/sandbox/faults",
      method: isActive ? "POST" : "DELETE",
      ...(isActive && { body: fault }),
    });
  return {
    "no-wallets": {
      description: "No browser has a wallet: nobody is offered Apple Pay, Google Pay or Link",
      switchTo: (isActive) =>
        askProcessor(cardProcessorUrl, {
          path: "/sandbox/wallets",
          method: "PUT",
          body: isActive ? [] : WALLET_KINDS,
        }),
    },
    "card-processor-slow": {
      description: "The card processor charges, then keeps its answer for 20 seconds",
      switchTo: atProcessor({
        on: "charge",
        kind: "hold",
        when: "after",
        milliseconds: HELD_FOR_MILLISECONDS,
      }),
    },
    "card-processor-silent": {
      description: "The card processor charges, then drops the connection; the next question is answered",
      // Twice, since its SDK asks again by itself after the first drop.
      switchTo: atProcessor({ on: "charge", kind: "reset", when: "after", times: 2 }),
    },
    "card-processor-down": {
      description: "The card processor answers nothing",
      switchTo: atProcessor({ on: "any", kind: "down", when: "before" }),
    },
  };
}

async function askProcessor(
  url: string | undefined,
  { path, method, body }: { path: string; method: "POST" | "PUT" | "DELETE"; body?: object },
): Promise<void> {
  if (url === undefined) throw new Error("faults need the embedded card processor");
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`the card processor answered ${response.status}`);
}
