/** How a radio is found by whoever is beside it. */
export const radiosEnUs = {
  "find-radio.intro": "Use any one of these.",
  "find-radio.way.RID": "Radio ID",
  "find-radio.way.VIN": "VIN",
  "find-radio.way.LPL": "License plate",
  "find-radio.submit": "Find radio",
  "find-radio.looking": "Looking…",

  "find-radio.radio-id": "Radio ID",
  "find-radio.radio-id-hint": "8, 11 or 12 letters and digits",
  "find-radio.radio-id-where": "Where to find your Radio ID",
  "find-radio.radio-id-channel":
    "Tune to channel 0. The Radio ID appears on the screen. If it doesn’t, look for it on the back or bottom of the radio.",
  "find-radio.radio-id-empty": "Enter your Radio ID",
  "find-radio.radio-id-invalid": "Enter 8, 11 or 12 letters and digits. Radio IDs don’t use F, I, O or S.",
  "find-radio.radio-id-suggestion": "Did you mean {radioId}?",

  "find-radio.vin": "Vehicle identification number (VIN)",
  "find-radio.vin-hint":
    "17 letters and digits. Look through the windshield on the driver’s side, or on your registration.",
  "find-radio.vin-empty": "Enter your VIN",
  "find-radio.vin-invalid": "Enter all 17 letters and digits. VINs don’t use I, O or Q.",
  "find-radio.vin-check":
    "This VIN may have a typo. Compare it with your registration. If it’s right, press “{button}” again.",

  "find-radio.plate": "License plate",
  "find-radio.plate-hint": "We’ll use your plate to find your radio, and won’t keep it.",
  "find-radio.plate-empty": "Enter your license plate",
  "find-radio.plate-invalid": "Enter up to 8 letters and digits",
  "find-radio.waiting":
    "We limit how fast plates can be looked up. This one takes up to a minute. Keep this page open.",
  "find-radio.region": "State",
  "find-radio.region-choose": "Choose a state",
  "find-radio.region-empty": "Choose your state",

  "find-radio.not-found.RID":
    "We couldn’t find a radio with this ID. Check it, or use your VIN instead. If the radio is from Canada, switch to our Canadian site.",
  "find-radio.not-found.VIN":
    "We couldn’t find a radio for this VIN. Check it, or use your Radio ID instead. If the vehicle is from Canada, switch to our Canadian site.",
  "find-radio.not-found.LPL":
    "We couldn’t find a radio for this plate. Check it, or use your Radio ID instead. New plates can take a few weeks to show up.",

  "find-radio.which": "Which one is yours?",
  "find-radio.which-text": "More than one vehicle matches this plate.",
  "find-radio.portable": "Portable radio",
  "find-radio.last-four": "Radio ID ending in {lastFour}",
  "find-radio.choose": "Choose",
  "find-radio.none": "None of these",

  "title.satellite": "Plans for your radio",
  "title.pair": "Plans for your car and everywhere else",
  "pair.heading": "Your car and everywhere else",
  "pair.text":
    "Two plans in one order: one plays on your radio, the other on your phone, in your browser and on your speakers. Each has its own bill from then on, and you can cancel either one.",
  "pair.in-car": "In your car",
  "pair.elsewhere": "Everywhere else",
  "pair.sum":
    "{amount} for both, plus tax. A plan that follows a free trial isn’t billed until the trial ends.",
  "pair.continue": "Continue with both plans",
  "pair.loading": "Loading plans",
  "pair.none": "We can’t sell both plans together right now. You can still get each one by itself.",
  "step.radio": "Your radio",
  "radio-step.heading": "Which radio is it for?",
  "radio-step.text": "We’ll show you the plans it can play.",
  "radio-step.found": "The radio you found",
  "radio-step.continue": "Continue with this radio",
  "radio-step.another": "Choose another radio",
  "radio-step.not-capable": "This radio gets weather and data, but not our channels. Choose another radio.",
  "radio-step.twice": "You’ve already added this radio.",
  "radio-step.add": "Add another radio",
  "radio-step.without": "Continue without another radio",
  "radio-step.found-several": "The radios you found",
  "radio-step.continue-several": "Continue with these radios",
  "radio-step.leave-out": "Remove",
  "radio-step.leave-out-named": "Remove {radio}",
  "several-radios.heading": "A plan for each radio",
  "several-radios.text":
    "You’ll pay for all of them in one order today. After that, each plan has its own bill and you can cancel any of them.",
  "several-radios.sum": "{amount} for all your radios, plus tax",
  "several-radios.continue": "Continue with these plans",
  "several-radios.loading": "Loading plans",
  "several-radios.none":
    "One of these radios has no plan that can be bought together with the others right now. You can still get a plan for each radio by itself.",
  "radio-plans.heading": "Plans for your radio",
} as const;
