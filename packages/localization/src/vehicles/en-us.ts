/** Radios and cars: why one cannot have a trial, and what to do. */
export const vehiclesEnUs = {
  "used-car.101":
    "This radio was not built in by a car maker we work with. Check that the radio ID is the one of your car.",
  "used-car.103":
    "We know this VIN, but not which radio is in the car. Use the radio ID instead: tune to channel 0, and the display shows it.",
  "used-car.106":
    "We have no radio with this ID. Look at it once more: it has 8, 11 or 12 characters, and no letter O, I or S.",
  "used-car.107": "This radio has a plan already. If it is yours, sign in to see it.",
  "used-car.109":
    "This radio still has its trial, and no plan after it. Pick one now, and it goes on without a gap.",
  "used-car.110":
    "This radio has its trial, and your plan starts on {date}. There is nothing you need to do.",
  "used-car.111":
    "The trial for this used car is running, and no plan follows it. Pick one now, and it goes on without a gap.",
  "used-car.112": "The trial of this radio is over. You can still listen: these are the offers for it.",
  "used-car.113":
    "This radio had a plan during the last twelve months, so there is no new trial for it. These are the offers you can have.",
  "used-car.114":
    "This radio is set up for showing the car, and cannot be turned on here. Our team can do it with you.",
  "used-car.3494":
    "We cannot find a radio or car with that. Check the radio ID or the VIN, letter by letter, and try again.",
  "used-car.5035": "This radio cannot play audio channels. You can listen on your phone and at home instead.",
  "used-car.other":
    "We cannot say right now whether this car can have a trial. Please try again in a few minutes, or ask our team.",
  "used-car.action.field": "Correct it",
  "used-car.action.signIn": "Sign in",
  "used-car.action.offers": "See the offers",
  "used-car.action.contact": "Contact our team",
  "used-car.action.streaming": "See streaming plans",
  "used-car.action.retry": "Try again",
  "used-car.reference": "Reference: {reference}",

  "title.claim-trial": "Claim your free trial",
  "trial.loading": "Looking up your trial…",
  "trial.text":
    "A free trial of {plan} came with your {vehicle}: {days} days left, until {date}. There’s no card to enter and nothing to pay.",
  "trial.signed-in": "You’re signed in as {email}.",
  "trial.terms":
    "By claiming the trial, you accept our offer terms. Nothing is charged, and the trial ends automatically.",
  "trial.claim": "Claim free trial",
  "trial.done-heading": "{plan} is yours",
  "trial.done":
    "Enjoy {plan} in your vehicle until {date}. Nothing follows unless you choose a plan. If you don’t hear all channels, refresh your radio.",
  "trial.done-refresh": "Refresh your radio",
  "trial.done-account": "Go to your account",
  "trial.missing":
    "To claim your trial, open the link from your vehicle’s maker. You’ll find it in the email or message you received.",
  "trial.state.TrialNotStarted":
    "Your trial hasn’t started yet. It begins when the radio is turned on for the first time. Check back then.",
  "trial.state.TrialClaimed":
    "This trial has already been claimed, or it has ended. If it’s yours, sign in to see it.",
  "trial.state.TrialWithFollowOn":
    "This trial has already been claimed, and a plan follows it. If it’s yours, sign in to see it.",
  "trial.state.SelfPay": "This vehicle already has a plan. If it’s yours, sign in to see it.",
  "trial.error.MAGIC_LINK_NOT_FOUND":
    "We can’t find a trial for this link. Open it again from your email or message, in one piece.",
  "trial.error.MAGIC_LINK_EXPIRED":
    "This link has expired. Ask your vehicle’s maker or dealer for a new one.",
  "trial.error.SUBSCRIPTION_PRODUCT_NOT_FOUND": "This trial has ended, so there’s nothing left to claim.",
  "trial.error.IDENTITY_NOT_ELIGIBLE_ERROR":
    "This account belongs to the streaming app and can’t have a plan for a radio. Sign in with another account.",
  "trial.error.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR": "This vehicle already has a plan.",
  "trial.error.TRIAL_PENDING_ACTIVATION_ERROR":
    "Your trial hasn’t started yet. It begins when the radio is turned on for the first time.",
  "trial.error.IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR":
    "Another account has already claimed this trial. If it’s yours, sign in with that account.",
  "trial.error.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "Your account already has a plan for a radio. You can have one trial at a time.",
} as const;
