export const identifyEnCa = {
  "identify.or-zip": "or postal code",
  "identify.one-of-two-empty": "Enter your postal code or your last name",
  "identified.pay-text": "You’ll need the account number on your latest bill, and your postal code.",
} as const;
