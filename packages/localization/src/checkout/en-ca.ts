export const checkoutEnCa = {
  "billing.region": "Province or territory",
  "billing.region-choose": "Choose a province or territory",
  "billing.address-filled": "Street, city, province and postal code filled in",
  "billing.postal-code": "Postal code",
  "field.region.empty": "Choose your province or territory.",
  "field.postal.empty": "Enter your postal code.",
  "field.postal.invalid": "Enter a code such as K1A 0B1.",
  "field.postal.wrongRegion": "This code is in a different province from the one you chose.",
  "review.no-tax": "Your province doesn’t tax this plan.",
  "complete-order.CS_INELIGIBLE_RADIO":
    "This radio can’t get our signal at your service address: our satellites don’t reach it. You haven’t been charged.",
};
