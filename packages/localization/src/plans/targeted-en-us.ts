/** The pages to which the links of mails lead that name one plan. */
export const targetedEnUs = {
  "targeted.looking": "Looking at your link…",
  "targeted.about-cancel":
    "This link is about the {plan} plan of {contact}. We send a code there, so that nobody else ends it. With the code you can cancel it right here, without a password.",
  "targeted.about-change":
    "This link is about the {plan} plan of {contact}. We send a code there, so that nobody else changes it. With the code you can change it right here, without a password.",
  "targeted.about-transfer":
    "This link is about the {plan} plan of {contact}. We’ll send a code there, so nobody else can move it. With the code you can move it right here, without a password.",
  "targeted.heard-on": "You hear it on:",
  "targeted.radio": "{plan}: {vehicle}, radio ending in {lastFour}",
  "targeted.radio-alone": "{plan}: radio ending in {lastFour}",
  "targeted.send": "Send me a code",
  "targeted.send-text": "Text it to {contact} instead",
  "targeted.somebody-else":
    "You are signed in here to another account. With the code you go on as the owner of this plan, and the other account is signed out. Until then nothing changes.",
  "targeted.keep-session": "Stay in my account",
  "targeted.over":
    "This link is over: it is good for 15 minutes, and once. Nothing was changed. We can mail a fresh one to the address that we have on file.",
  "targeted.fresh": "Send me a fresh link",
  "targeted.fresh-sent":
    "If this link was one of ours, there is mail on its way to the address that we have on file. The fresh link in it is good for 15 minutes.",
  "targeted.missing": "There is no link in this address. Open the one in the mail once more, or sign in.",
  "targeted.sign-in": "Sign in instead",
} as const;
