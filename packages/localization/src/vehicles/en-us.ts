/** Radios and cars: why one cannot have a trial, and what to do. */
export const vehiclesEnUs = {
  "used-car.101":
    "This radio wasn’t built in by a vehicle maker that we work with. Make sure you entered the Radio ID of your car’s own radio.",
  "used-car.103":
    "We can’t find a radio for this VIN. Check it, or use the Radio ID instead: tune to channel 0 to see it.",
  "used-car.106": "We can’t find a radio with this ID. Check it against what your radio shows on channel 0.",
  "used-car.107": "This radio already has a plan. If it’s yours, sign in to see it.",
  "used-car.109":
    "This radio’s trial is still running, and no plan follows it. Choose one now to keep listening without a gap.",
  "used-car.110":
    "This radio’s trial is still running, and your plan starts on {date}. There’s nothing you need to do.",
  "used-car.110-undated":
    "This radio’s trial is still running, and your plan starts when the trial ends. There’s nothing you need to do.",
  "used-car.111":
    "The trial for this used car is already running, and no plan follows it. Choose one now to keep listening without a gap.",
  "used-car.112": "This radio has already had its trial, and it’s over. Choose a plan to keep listening.",
  "used-car.113":
    "This radio had a plan within the past 12 months, so a new trial isn’t available. Choose a plan to listen again.",
  "used-car.114":
    "This radio is set up for showroom demos and can’t be activated online. Contact us and we’ll set it up with you.",
  "used-car.3494":
    "This doesn’t match any radio or vehicle. Check it letter by letter: Radio IDs have 8, 11 or 12 characters, VINs have 17.",
  "used-car.5035": "This radio can’t play audio channels. You can still listen on your phone and at home.",
  "used-car.other":
    "We can’t start a trial for this car right now. Try again in a few minutes, or contact us.",
  "used-car.action.field": "Correct it",
  "used-car.action.signIn": "Sign in",
  "used-car.action.offers": "See plans",
  "used-car.action.contact": "Contact us",
  "used-car.action.streaming": "See streaming plans",
  "used-car.action.retry": "Try again",
  "used-car.reference": "Reference: {reference}",

  "title.used-vehicle": "Free trial for your used car",
  "used-vehicle.lead": "Bought a used car with our radio in it? Listen free for {days} days. No card needed.",
  "used-vehicle.step": "Step {current} of {count}",
  "used-vehicle.car": "Find your car",
  "used-vehicle.account": "Sign in or create an account",
  "used-vehicle.start": "Start your free trial",
  "used-vehicle.found": "{vehicle}, Radio ID ending in {lastFour}",
  "used-vehicle.portable": "Your car",
  "used-vehicle.by.radioId": "Radio ID",
  "used-vehicle.by.vin": "VIN",
  "used-vehicle.check": "Check my car",
  "used-vehicle.checking": "Checking…",
  "used-vehicle.vin-found":
    "We found your {vehicle}. To show that you’re in the car, enter the Radio ID that its radio shows on channel 0.",
  "used-vehicle.terms":
    "Your trial starts today and lasts {days} days. Nothing is charged, and it ends automatically. By starting it, you accept our offer terms.",
  "used-vehicle.submit": "Start free trial",
  "used-vehicle.another": "Use another car",
  "used-vehicle.place": "Where do you listen?",
  "used-vehicle.place-text":
    "We need your address to make sure that our satellites reach you. You won’t be charged.",
  "used-vehicle.day":
    "Day {day} of {days}. Your trial ends on {date}, and nothing follows unless you choose a plan.",
  "used-vehicle.error.OFFER_REDEEMED":
    "Your account has already had a free trial for a used car. Choose a plan to listen in this one.",
  "used-vehicle.error.CS_INELIGIBLE_RADIO":
    "Our satellites don’t reach your address. You can still listen on your phone and at home.",
  "used-vehicle.error.CLAIMING_WITH_UNAUTHORIZED_USER":
    "This car’s trial is reserved for someone else. If it’s yours, open the link that your vehicle’s maker sent you.",

  "title.service-lane": "Start a trial in the service lane",
  "service-lane.lead":
    "For dealership staff: give a car that’s in for service {days} free days, in two presses. You won’t see who owns it.",
  "service-lane.no-desk":
    "Open this page with your dealership’s link. If you don’t have it, ask your manager or contact us.",
  "service-lane.step": "Step {current} of 2",
  "service-lane.vehicle": "Confirm the vehicle",
  "service-lane.number": "VIN or Radio ID",
  "service-lane.number-hint": "The VIN has 17 letters and digits. The radio shows its ID on channel 0.",
  "service-lane.number-empty": "Enter the VIN or the Radio ID",
  "service-lane.confirm": "Confirm vehicle",
  "service-lane.confirming": "Looking…",
  "service-lane.start": "Start the trial",
  "service-lane.start-text":
    "{days} free days start now. There’s no card and no paperwork, and the trial ends automatically.",
  "service-lane.submit": "Start free trial",
  "service-lane.another": "Use another vehicle",
  "service-lane.done": "The trial has started",
  "service-lane.done-text":
    "{vehicle} plays for {days} days, until {date}. Leave the radio on under open sky for a few minutes to receive its channels.",
  "service-lane.done-driver":
    "To keep the trial in an account and choose a plan to follow it, the driver enters the Radio ID at {address}.",
  "service-lane.next": "Next vehicle",
  "service-lane.error.DESK_UNKNOWN":
    "This link is no longer valid. Open the current one from your dealership, or contact us.",
  "service-lane.error.NUMBER_UNKNOWN":
    "We can’t find a vehicle with this number. Check it letter by letter, or use the other number.",
  "service-lane.error.NO_TRIAL":
    "We can’t start a trial for this vehicle here. Its owner can see their plans and offers by signing in to their account.",

  "title.targeted-trial": "Your free trial is waiting",
  "targeted-trial.yours": "Your trial",
  "targeted-trial.continue": "Continue",
  "targeted-trial.claim": "Claim your trial",
  "targeted-trial.link": "Get your link",
  "targeted-trial.link-text":
    "Your trial’s link is in the email that your vehicle’s maker sent you. Can’t find it? Enter your VIN or Radio ID and we’ll send it again.",
  "targeted-trial.link-send": "Email my link",
  "targeted-trial.link-sent":
    "If a trial is waiting for this vehicle, its link is on the way to the email that your vehicle’s maker has for you.",
  "targeted-trial.number-wrong": "Enter a VIN with 17 characters, or a Radio ID with 8, 11 or 12",

  "title.claim-trial": "Claim your free trial",
  "trial.loading": "Looking up your trial…",
  "trial.text.one":
    "A free trial of {plan} came with your {vehicle}: 1 day left, until {date}. There’s no card to enter and nothing to pay.",
  "trial.text.other":
    "A free trial of {plan} came with your {vehicle}: {count} days left, until {date}. There’s no card to enter and nothing to pay.",
  "trial.maker": "A gift from {maker}",
  "trial.maker-terms":
    "By claiming the trial, you accept our offer terms and agree that we tell {maker} that this vehicle’s trial was claimed. Nothing is charged, and the trial ends automatically.",
  "trial.maker-privacy": "Privacy at {maker}",
  "trial.signed-in": "You’re signed in as {email}.",
  "trial.terms":
    "By claiming the trial, you accept our offer terms. Nothing is charged, and the trial ends automatically.",
  "trial.claim": "Claim free trial",
  "trial.done-heading": "{plan} is yours",
  "trial.done":
    "Enjoy {plan} in your vehicle until {date}. Nothing follows unless you choose a plan. If you don’t hear all channels, refresh your radio.",
  "trial.done-refresh": "Refresh your radio",
  "trial.done-plans": "Choose a plan for after the trial",
  "trial.done-account": "Go to your account",
  "trial.missing":
    "To claim your trial, open the link from your vehicle’s maker. You’ll find it in the email or message you received.",
  "trial.state.TrialNotStarted":
    "Your trial hasn’t started yet. It begins when the radio is turned on for the first time. Check back then.",
  "trial.state.starts-on": "Your trial starts on {date}. Check back then to claim it.",
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
