/** The signal of a radio: refreshing it, and watching it arrive. */
export const signalEnUs = {
  "title.refresh-signal": "Refresh your radio",
  "refresh.loading": "Looking for your radios…",
  "refresh.heading": "Refresh your radio",
  "refresh.lead": "Lost your channels? We’ll send your radio a fresh signal. It takes about five minutes.",
  "refresh.which": "Which radio?",
  "refresh.yours": "Your radios",
  "refresh.another": "Another radio",
  "refresh.other-choose": "Choose another radio",
  "refresh.choose": "Choose",
  "refresh.radio-id": "Radio ID ending in {lastFour}",
  "refresh.portable": "Portable radio",
  "refresh.steps": "Before you start",
  "refresh.step.on": "Turn on the radio. In a car, start the engine.",
  "refresh.step.sky": "Park under open sky, away from roofs, bridges and tall trees.",
  "refresh.step.channel": "Tune to channel 1 and leave it there.",
  "refresh.send": "Send refresh signal",
  "refresh.sending": "Sending…",
  "refresh.again": "Send it again",

  "refresh.text.offer": "Text me these steps",
  "refresh.text.why": "For when the radio is somewhere else. We’ll use your number for this text only.",
  "refresh.text.phone": "Mobile number",
  "refresh.text.send": "Text the steps",
  "refresh.text.sent": "We texted the steps to {phone}.",
  "refresh.text.empty": "Enter a mobile number",
  "refresh.text.INVALID_PHONE_NUMBER": "Enter a 10-digit US or Canadian number",
  "refresh.text.DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER":
    "We’ve already texted this number about five radios. Use another number, or follow the steps on this page.",

  "refresh.progress": "Signal progress",
  "activation.heading": "Your radio is getting its channels",
  "activation.heading-named": "{radio} is getting its channels",
  "activation.text":
    "Turn it on where it can see the sky. The channels can take a few minutes. You can leave this page: the signal keeps going out for an hour.",

  "activation.sent":
    "Your radio has been sent its channels. If they aren’t playing yet, refresh it from your account.",
  "activation.playing": "Your channels are playing. Enjoy the ride.",

  "refresh.state.queued": "Waiting for the satellite",
  "refresh.state.sent": "Signal sent",
  "refresh.state.heard": "Radio received it",
  "refresh.state.playing": "Channels are playing",
  "refresh.now.queued": "Your signal is next in line.",
  "refresh.now.sent": "We’re sending the signal every ten seconds. Keep the radio on and under open sky.",
  "refresh.now.heard": "Your radio received the signal and is finding its channels.",
  "refresh.now.playing": "Your radio is playing again. Enjoy the ride.",
  "refresh.now.unheard": "Your radio didn’t answer.",
  "refresh.time-left": "Trying for another {wait}",
  "refresh.times-sent": "Times sent: {count}",
  "refresh.unheard-help":
    "Check that the radio is on and that nothing is above it, then send the signal again. Some radios don’t report back, so check for your channels before you contact us.",
  "refresh.done-another": "Refresh another radio",

  "refresh.error.DEVICE_NOT_FOUND":
    "It’s been a while since you chose this radio. Find it again to continue.",
  "refresh.error.DEVICE_REFRESH_NOT_SUPPORTED":
    "This radio can no longer receive our satellites, so there’s nothing to refresh. You can still listen on your phone and at home.",
  "refresh.error.NO_SUBSCRIPTION": "There’s no active plan on this radio. Choose a plan to hear it again.",
  "refresh.error.own-plan-not-running":
    "Your plan for this radio isn’t running right now. Open your account to resume it or choose another plan.",
  "refresh.error.PAST_DUE":
    "This radio’s plan is on hold because a payment is overdue. Pay now to get your channels back.",
  "refresh.error.REFRESH_LIMIT_REACHED":
    "This radio has reached its refresh limit. You can send another signal in {wait}.",
  "refresh.error.FAILED_TO_REFRESH_DEVICE":
    "We couldn’t reach the satellite, and nothing was sent. Wait a moment and try again.",
  "refresh.error.NOT_FOUND": "We lost track of this signal. If the radio is still silent, send it again.",
  "refresh.action.find": "Find the radio",
  "refresh.action.plans": "See plans",
  "refresh.action.account": "Go to your account",
  "refresh.action.pay": "Pay now",
  "refresh.action.streaming": "See streaming plans",
} as const;
