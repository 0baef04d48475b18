/** The pages to which the links of mails lead that name one plan. */
export const targetedEnUs = {
  "targeted.looking": "Checking your link…",
  "targeted.about-cancel":
    "This link is about the {plan} plan of {contact}. We’ll send a code there, so nobody else can cancel it. With the code you can cancel it right here, without a password.",
  "targeted.about-change":
    "This link is about the {plan} plan of {contact}. We’ll send a code there, so nobody else can change it. With the code you can change it right here, without a password.",
  "targeted.about-transfer":
    "This link is about the {plan} plan of {contact}. We’ll send a code there, so nobody else can move it. With the code you can move it right here, without a password.",
  "targeted.heard-on": "You listen on:",
  "targeted.radio": "{plan}: {vehicle}, radio ending in {lastFour}",
  "targeted.radio-alone": "{plan}: radio ending in {lastFour}",
  "targeted.send": "Send me a code",
  "targeted.send-text": "Text it to {contact} instead",
  "targeted.somebody-else":
    "You’re signed in to another account. Enter the code to continue as the owner of this plan and sign out of the other account. Nothing changes until then.",
  "targeted.keep-session": "Stay in my account",
  "targeted.over":
    "This link has expired: it works once, for 15 minutes. Nothing was changed. We can email a new one to the address on file.",
  "targeted.fresh": "Send me a new link",
  "targeted.fresh-sent":
    "If this link was one of ours, a new one is on its way to the email address on file. It’s good for 15 minutes.",
  "targeted.missing": "There’s no link in this address. Open the one in the email again, or sign in.",
  "targeted.sign-in": "Sign in instead",
} as const;
