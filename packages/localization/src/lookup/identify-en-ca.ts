export const identifyEnCa = {
  "identify.or-zip": "or postal code",
  "identify.one-of-two-empty": "Enter your postal code or your last name",
  "identified.pay-text": "You’ll need your account number and postal code.",
} as const;
