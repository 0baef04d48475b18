/** The page to which the link in a mail leads whoever wants no more offers. */
export const offersEnUs = {
  "title.stop-offers": "Stop offers by email",

  "stop-offers.heading": "Stop offers by email",
  "stop-offers.text":
    "We’ll stop emailing you offers right away. Codes you ask for and messages about your plan still arrive.",
  "stop-offers.submit": "Stop offers",
  "stop-offers.working": "Stopping offers",
  "stop-offers.done": "Done. We no longer email you offers.",
  "stop-offers.again": "Changed your mind? Choose what we send you in your settings.",
  "stop-offers.wrong":
    "This link isn’t complete. Open it from the email again, or choose what we send you in your settings.",
  "stop-offers.settings": "Go to your settings",
};
