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
} as const;
