import type { DATA_GROUPS } from "./catalogue/groups/data-groups.ts";
import type { PersonalNames, Trace } from "./catalogue/field.ts";
import type { Groups } from "./layers.ts";

/** `withheld` for people who did not agree, or whose browser asks not to be tracked. */
export type PersonalDataMode = "masked" | "withheld";

const HIDDEN = "•••";
const NO_CODE = /@|\d{7}/;

/** The personal fields of the catalogue: one that is added there does not compile until it is masked here. */
export const TRACES = {
  firstName: "firstLetter",
  lastName: "firstLetter",
  email: "firstLetter",
  phone: "lastFour",
  accountNumber: "lastFour",
  marketingId: "nothing",
  marketingAccountId: "nothing",
  authenticationToken: "nothing",
  dtok: "nothing",
  otherReasonText: "nothing",
  id: "lastFour",
  esn: "lastFour",
  radioId: "lastFour",
  vin: "lastFour",
  promoCode: "code",
  marketingPromoCode: "code",
} as const satisfies Record<PersonalNames<(typeof DATA_GROUPS)[keyof typeof DATA_GROUPS]>, Trace>;

const traces: ReadonlyMap<string, Trace> = new Map(Object.entries(TRACES));

/** What is known, without what says who it is, however deep it lies. */
export function maskPersonalData(groups: Groups, mode: PersonalDataMode): Groups {
  const masked: Groups = JSON.parse(JSON.stringify(groups));
  maskWithin(masked, mode);
  return masked;
}

function maskWithin(holder: object, mode: PersonalDataMode): void {
  for (const name of Object.keys(holder)) {
    const value: unknown = Reflect.get(holder, name);
    const trace = traces.get(name);
    if (trace === undefined) {
      if (typeof value === "object" && value !== null) maskWithin(value, mode);
    } else if (typeof value === "string" && (mode === "masked" || trace === "code")) {
      Reflect.set(holder, name, traceOf(value, trace));
    } else Reflect.deleteProperty(holder, name);
  }
}

function traceOf(value: string, trace: Trace): string {
  switch (trace) {
    case "firstLetter":
      return value.slice(0, 1) + HIDDEN;
    case "lastFour":
      // Of something short, the last four would be all of it.
      return value.length > 4 ? HIDDEN + value.slice(-4) : HIDDEN;
    case "nothing":
      return HIDDEN;
    case "code":
      return NO_CODE.test(value) ? HIDDEN : value;
  }
}
