/** The page on which anybody may ask to be left alone. */
export const callsEnUs = {
  "title.stop-calls": "Stop calls and texts",

  "stop-calls.heading": "Stop calls and texts",
  "stop-calls.text":
    "Enter your numbers and we’ll stop calling and texting them with offers, right away and for good. You don’t need an account.",
  "stop-calls.numbers": "Phone numbers",
  "stop-calls.number": "Phone number",
  "stop-calls.number-further": "Phone number {place}",
  "stop-calls.number-hint": "With its area code, such as 512 555 0134",
  "stop-calls.add": "Add another number",
  "stop-calls.remove": "Remove",
  "stop-calls.remove-label": "Remove phone number {place}",
  "stop-calls.email": "Email address",
  "stop-calls.email-hint": "We’ll stop sending offers there, too.",
  "stop-calls.country": "Country",
  "stop-calls.country.US": "United States",
  "stop-calls.country.CA": "Canada",
  "stop-calls.submit": "Stop calls and texts",
  "stop-calls.note":
    "We keep your request for as long as we’re in business. Codes you ask for and notices about your plan still arrive.",
  "stop-calls.error.number-empty": "Enter a phone number.",
  "stop-calls.error.INVALID_PHONE_NUMBER":
    "Enter a US or Canadian phone number with its area code, such as 512 555 0134.",
  "stop-calls.error.EMAIL_INVALID": "Enter an email address such as name@example.com, or leave it empty.",
  "stop-calls.done-heading": "Done",
  "stop-calls.done": "As of {when}, we no longer contact:",
  "stop-calls.done-keep": "If we ever call or text you with an offer after this, tell us when it was.",
  "stop-calls.more": "Add more numbers",
};
