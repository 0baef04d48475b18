export const securityEnCa = {
  "security.phone-new": "Mobile number, Canada or US",
  "security.contact.error.INVALID_PHONE_NUMBER":
    "Enter a mobile number of Canada or the US with its area code, such as 416 555 0134.",
};
