export type FieldName = "number" | "expiry" | "cvc";

export type ValidationCode =
  | "incomplete_number"
  | "invalid_number"
  | "incomplete_expiry"
  | "invalid_expiry_month"
  | "invalid_expiry_year_past"
  | "incomplete_cvc";

export interface Texts {
  labels: Record<FieldName, string>;
  placeholders: Record<FieldName, string>;
  errors: Record<ValidationCode, string>;
  notReached: string;
  refused: string;
  unknownBrand: string;
}

const ENGLISH: Texts = {
  labels: { number: "Card number", expiry: "Expiry date", cvc: "Security code" },
  placeholders: { number: "1234 1234 1234 1234", expiry: "MM / YY", cvc: "CVC" },
  errors: {
    incomplete_number: "Enter the whole card number.",
    invalid_number: "This card number is not valid. Check the digits.",
    incomplete_expiry: "Enter the month and year of expiry.",
    invalid_expiry_month: "The month is a number from 01 to 12.",
    invalid_expiry_year_past: "This card has expired. Use another card.",
    incomplete_cvc: "Enter the whole security code.",
  },
  notReached: "The payment service cannot be reached. Try again.",
  refused: "This card was not accepted. Check the details or use another card.",
  unknownBrand: "Card",
};

const FRENCH: Texts = {
  labels: { number: "Numéro de carte", expiry: "Date d’expiration", cvc: "Code de sécurité" },
  placeholders: { number: "1234 1234 1234 1234", expiry: "MM / AA", cvc: "CVC" },
  errors: {
    incomplete_number: "Entrez le numéro de carte au complet.",
    invalid_number: "Ce numéro de carte n’est pas valide. Vérifiez les chiffres.",
    incomplete_expiry: "Entrez le mois et l’année d’expiration.",
    invalid_expiry_month: "Le mois est un nombre de 01 à 12.",
    invalid_expiry_year_past: "Cette carte est expirée. Utilisez une autre carte.",
    incomplete_cvc: "Entrez le code de sécurité au complet.",
  },
  notReached: "Le service de paiement ne répond pas. Veuillez réessayer.",
  refused: "Cette carte n’a pas été acceptée. Vérifiez les renseignements ou utilisez une autre carte.",
  unknownBrand: "Carte",
};

export function textsOf(locale: string): Texts {
  return locale.toLowerCase().startsWith("fr") ? FRENCH : ENGLISH;
}
