export const radiosEnCa = {
  "find-radio.way.LPL": "Licence plate",
  "find-radio.plate": "Licence plate",
  "find-radio.plate-empty": "Enter your licence plate",
  "find-radio.region": "Province or territory",
  "find-radio.region-choose": "Choose one",
  "find-radio.region-empty": "Choose your province or territory",
  "find-radio.not-found.RID":
    "We couldn’t find a radio with this ID. Check it, or use your VIN instead. If the radio is from the US, switch to our US site.",
  "find-radio.not-found.VIN":
    "We couldn’t find a radio for this VIN. Check it, or use your Radio ID instead. If the vehicle is from the US, switch to our US site.",
} as const;
