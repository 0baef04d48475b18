import type { Country } from "../locale/country.ts";
import { isPersonName } from "../identity/person-name.ts";
import { isPostalCode, normalisePostalCode } from "./postal-code.ts";
import { regionsOf } from "./regions.ts";

/** Who somebody is and where they listen, as it is kept; empty where nothing is. */
export interface PersonDetails {
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
}

export type DetailField = keyof PersonDetails;

/**
 * The fields that are missing or cannot be right. An address that the post does not know is asked for as a whole:
 * which of its lines is wrong, nobody can say.
 */
export function findMissingDetails(
  details: PersonDetails,
  { country, isAddressUnknown }: { country: Country; isAddressUnknown: boolean },
): DetailField[] {
  const isFilled = (field: DetailField) => details[field].trim() !== "";
  const isGood: Partial<Record<DetailField, boolean>> = {
    firstName: isPersonName(details.firstName.trim()),
    lastName: isPersonName(details.lastName.trim()),
    addressLine1: !isAddressUnknown && isFilled("addressLine1"),
    city: !isAddressUnknown && isFilled("city"),
    state: !isAddressUnknown && regionsOf(country).some(({ code }) => code === details.state),
    zipCode: !isAddressUnknown && isPostalCode(normalisePostalCode(details.zipCode, country), country),
  };
  const fields: readonly DetailField[] = [
    "firstName",
    "lastName",
    "addressLine1",
    "addressLine2",
    "city",
    "state",
    "zipCode",
  ];
  // The second line is nobody's duty; it is asked for along with the first.
  return fields.filter((field) => isGood[field === "addressLine2" ? "addressLine1" : field] === false);
}
