import type { CustomerInfo } from "./entity-groups.ts";

/** `withheld` for people who did not agree, or whose browser asks not to be tracked. */
export type PersonalDataMode = "masked" | "withheld";

const HIDDEN = "•••";
const BEGINNING_SHOWN = ["firstName", "lastName", "email"] as const;
const END_SHOWN = ["phone", "accountNumber"] as const;

/** The customer without what says who it is: one letter, or the last four digits, or nothing. */
export function maskPersonalData(customer: CustomerInfo, mode: PersonalDataMode): CustomerInfo {
  const masked = { ...customer };
  for (const field of BEGINNING_SHOWN) {
    const value = masked[field];
    if (value === undefined) continue;
    if (mode === "withheld") delete masked[field];
    else masked[field] = value.slice(0, 1) + HIDDEN;
  }
  for (const field of END_SHOWN) {
    const value = masked[field];
    if (value === undefined) continue;
    if (mode === "withheld") delete masked[field];
    else masked[field] = HIDDEN + value.slice(-4);
  }
  return masked;
}
