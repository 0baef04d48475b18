export const callsEnCa = {
  "stop-calls.number-hint": "With its area code, such as 416 555 0134",
  "stop-calls.error.INVALID_PHONE_NUMBER":
    "Enter a phone number of Canada or the US with its area code, such as 416 555 0134.",
};
