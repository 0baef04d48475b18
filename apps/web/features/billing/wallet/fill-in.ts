import { normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { regionsOf } from "@skywave/domain/addresses/regions";
import type { Country } from "@skywave/domain/locale/country";
import type { BillingDraft } from "#flows/engine/purchase-state.ts";
import type { WalletBilling } from "../card/express-checkout.ts";

type Address = Omit<BillingDraft, "firstName" | "lastName">;

/**
 * Name and address with what the wallet knows in the fields that are empty. An address is filled in as a whole: where
 * something else was typed in any of its fields, or it is of another country, it stays as it was typed.
 */
export function fillIn(
  typed: BillingDraft,
  billing: WalletBilling | undefined,
  country: Country,
): BillingDraft {
  const names = namesOf(billing?.name ?? "");
  const { firstName, lastName, ...typedAddress } = typed;
  const isNamed = firstName.trim() !== "" || lastName.trim() !== "";
  const address = addressOf(billing, country);
  const fits = address !== undefined && isWithin(typedAddress, address);
  return { ...typed, ...(isNamed ? {} : names), ...(fits ? address : {}) };
}

/** The last word is the last name, as sheets write names in the languages of these countries. */
function namesOf(name: string): Pick<BillingDraft, "firstName" | "lastName"> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

function addressOf(billing: WalletBilling | undefined, country: Country): Address | undefined {
  const address = billing?.address;
  if (!address?.line1 || address.country?.toUpperCase() !== country) return undefined;
  const state = (address.state ?? "").trim();
  const region = regionsOf(country).find(
    ({ code, name }) => code === state.toUpperCase() || name.toLowerCase() === state.toLowerCase(),
  );
  return {
    addressLine1: address.line1.trim(),
    addressLine2: address.line2?.trim() ?? "",
    city: address.city?.trim() ?? "",
    state: region?.code ?? "",
    zipCode: normalisePostalCode(address.postal_code ?? "", country),
  };
}

/** Whether all that was typed says the same. */
function isWithin(typed: Address, address: Address): boolean {
  const plain = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();
  const pairs = [
    [typed.addressLine1, address.addressLine1],
    [typed.addressLine2, address.addressLine2],
    [typed.city, address.city],
    [typed.state, address.state],
    [typed.zipCode, address.zipCode],
  ] as const;
  return pairs.every(([one, other]) => plain(one) === "" || plain(one) === plain(other));
}
