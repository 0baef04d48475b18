/** The page on which anybody may ask to be left alone. */
export const callsEnUs = {
  "title.stop-calls": "Stop calls and texts",

  "stop-calls.heading": "Stop calls and texts",
  "stop-calls.text":
    "Tell us your numbers and we stop calling and texting them with offers, at once and for good. You need no account.",
  "stop-calls.numbers": "Phone numbers",
  "stop-calls.number": "Phone number",
  "stop-calls.number-further": "Phone number {place}",
  "stop-calls.number-hint": "With its area code, such as 512 555 0134",
  "stop-calls.add": "Add another number",
  "stop-calls.remove": "Remove",
  "stop-calls.remove-label": "Remove phone number {place}",
  "stop-calls.email": "Email address",
  "stop-calls.email-hint": "Then we send no offers there either.",
  "stop-calls.country": "Country",
  "stop-calls.country.US": "United States",
  "stop-calls.country.CA": "Canada",
  "stop-calls.submit": "Stop calls and texts",
  "stop-calls.note":
    "We keep your request for as long as we do business. Codes and notices that you ask for, or that belong to a plan of yours, still arrive.",
  "stop-calls.error.number-empty": "Enter a phone number.",
  "stop-calls.error.INVALID_PHONE_NUMBER":
    "Enter a phone number of the US or Canada with its area code, such as 512 555 0134.",
  "stop-calls.error.EMAIL_INVALID": "Enter an email address such as name@example.com, or leave it empty.",
  "stop-calls.done-heading": "Done",
  "stop-calls.done": "Since {when} we leave these alone:",
  "stop-calls.done-keep": "Should we ever call or text you with an offer after this, tell us when it was.",
  "stop-calls.more": "Add more numbers",
};
