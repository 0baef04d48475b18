export const identifyEnCa = {
  "identify.one-of-two": "Postal code or last name: one is enough.",
  "identify.one-of-two-empty": "Enter your postal code or your last name",
  "identified.pay-text": "You’ll need your account number and postal code.",
} as const;
