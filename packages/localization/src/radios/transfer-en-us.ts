/** How a plan is moved to another radio. */
export const transferEnUs = {
  "title.transfer": "Move your plan",
  "transfer.open": "Move plan",
  "transfer.back": "Your account",
  "transfer.lead":
    "Take your plan with you to another car or radio. Your price and billing dates stay the same.",
  "transfer.moving": "The plan you’re moving",
  "transfer.which": "Which plan are you moving?",
  "transfer.on-no-radio": "Not on a radio right now",
  "transfer.find": "Find your other radio",
  "transfer.asking": "Checking this radio…",
  "transfer.none": "You don’t have a satellite plan to move.",
  "transfer.see-plans": "See satellite plans",
  "transfer.see-account": "Go to your account",

  "transfer.from": "From",
  "transfer.to": "To",
  "transfer.silence": "Your current radio keeps playing until the other one gets its signal.",
  "transfer.ends-trial":
    "Your new vehicle has a free trial. It ends when your plan moves there, and it can’t be restarted.",
  "transfer.free": "Moving your plan is free.",
  "transfer.fee": "Move to another radio",
  "transfer.terms-text": "Your plan moves to the radio you chose and keeps its price and its billing dates.",
  "transfer.confirm": "Move plan",
  "transfer.confirm-and-pay": "Pay {amount} and move plan",
  "transfer.other-radio": "Choose another radio",
  "transfer.done": "{plan} is now on the radio ending in {lastFour}. We’ve emailed you a confirmation.",

  "transfer.NOT_FOUND": "This plan isn’t in your account. Nothing was changed.",
  "transfer.DEVICE_NOT_FOUND": "It’s been a while since you found this radio. Find it again to continue.",
  "transfer.COUNTRY_ERROR":
    "This radio is from another country than your plan. Choose a radio from the same country.",
  "transfer.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
    "This radio already has a plan. If you just got the vehicle, contact us and we’ll free it up.",
  "transfer.CS_INELIGIBLE_RADIO.sameRadio":
    "Your plan is already on this radio. Find the radio you’re moving it to.",
  "transfer.CS_INELIGIBLE_RADIO.otherKind":
    "Your plan is for another kind of vehicle, so it can’t move to this radio. Try another one.",
  "transfer.CS_INELIGIBLE_RADIO.notCapable":
    "This radio can’t receive what your plan includes. Try another one.",
  "transfer.CS_INELIGIBLE_RADIO.outOfReach":
    "Satellite radio doesn’t reach the address of this plan, so it can’t move to another radio there.",
  "transfer.PLAN_CANNOT_MOVE.trial":
    "A free trial belongs to its vehicle, so it can’t move. You can choose a plan for your other radio.",
  "transfer.PLAN_CANNOT_MOVE.streaming":
    "This plan is for streaming, so it isn’t tied to a radio. You can choose a plan for your radio.",
  "transfer.PLAN_CANNOT_MOVE.account":
    "Plans in your account can’t move online. Contact us and we’ll help. Nothing was changed.",
  "transfer.PLAN_CANNOT_MOVE.movedOften":
    "One of these radios has been part of two moves in the last 30 days. You can move your plan from {date}. Nothing was changed.",
  "transfer.SUBSCRIPTION_ENDED": "This plan has ended, so it can’t move. Nothing was changed.",
  "transfer.PART_OF_BUNDLE": "This plan is included in another one, so it can’t move on its own.",
  "transfer.BILLED_ELSEWHERE": "Someone else bills this plan, so it can’t move here. Nothing was changed.",
  "transfer.PAYMENT_IN_PROGRESS":
    "A payment for this plan is in progress. Wait a minute, then find your radio again.",
  "transfer.CANCELLATION_PENDING":
    "This plan is about to end. To move it, keep your plan in your account first.",
  "transfer.SUBSCRIPTION_SUSPENDED":
    "This plan is off because a bill is overdue. Pay it to get your channels back, then move your plan.",
  "transfer.PAYMENT_DUE": "A bill for this plan isn’t paid yet. Pay it first, then move your plan.",
  "transfer.SUBSCRIPTION_PAUSED": "This plan is paused. You can move it once it’s back.",
} as const;
