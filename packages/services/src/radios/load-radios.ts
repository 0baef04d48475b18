import type { ClosedDevice, OwnRadio, ShownAccount } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** A radio of the signed-in person. What is undefined nobody could tell just now. */
export interface ShownRadio extends Omit<OwnRadio, "receives" | "lastSignal" | "canPlayAudio"> {
  receives: OwnRadio["receives"] | undefined;
  /** null: none in thirty days. */
  lastSignal: OwnRadio["lastSignal"] | undefined;
  /** Its whole number, by which it is taken off a plan; never shown. */
  radioId: string | undefined;
  vin: string | undefined;
}

export type LoadRadiosOutcome =
  | { ok: true; radios: readonly ShownRadio[]; closedDevices: readonly ClosedDevice[] | undefined }
  | CommonFailure;

/**
 * The radios of the signed-in person, and those they had before. Where the newer service fails the older one is asked
 * alone, and the other way round: what only the other one knows is missing then.
 */
export async function loadRadios(skywave: Skywave): Promise<LoadRadiosOutcome> {
  const [newer, older] = await Promise.all([
    ask(skywave, { domain: "subscription", name: "listRadios", input: {}, expected: [] }),
    ask(skywave, { domain: "legacy", name: "showAccount", input: {}, expected: [] }),
  ]);
  // Whichever answers is shown, unless it is not known any more who asks.
  if (!older.ok && older.code === "SESSION_ENDED") return older;
  if (!newer.ok && (!older.ok || newer.code === "SESSION_ENDED")) return newer;
  const account = older.ok ? older.data.data : undefined;
  const known = account === undefined ? [] : radiosIn(account);
  const radios = newer.ok ? newer.data.radios.map((radio) => withNumbers(radio, known)) : known;
  return { ok: true, radios, closedDevices: account?.closedDevices };
}

function withNumbers(radio: OwnRadio, known: readonly ShownRadio[]): ShownRadio {
  const same = known.find(({ subscriptionId }) => subscriptionId === radio.subscriptionId);
  return { ...radio, radioId: same?.radioId, vin: same?.vin };
}

/** The radios of an account as the older system tells of them. */
function radiosIn({ subscriptions, devices }: ShownAccount): ShownRadio[] {
  return subscriptions.flatMap(({ id: subscriptionId, deviceId }) => {
    const device = devices.find(({ id }) => id === deviceId);
    const { type = null, radioIdLastFour = null } = device ?? {};
    if (device === undefined || type === null || radioIdLastFour === null) return [];
    const { vehicle } = device;
    return {
      subscriptionId,
      type,
      radioIdLastFour,
      vehicle: vehicle && {
        year: vehicle.year,
        make: vehicle.make,
        model: vehicle.model,
        yearMakeModel: vehicle.yearMakeModel,
      },
      receives: undefined,
      lastSignal: undefined,
      radioId: deviceId,
      vin: vehicle?.vin,
    };
  });
}
