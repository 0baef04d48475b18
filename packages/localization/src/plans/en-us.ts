import { changesEnUs } from "./changes-en-us.ts";
import { vipEnUs } from "./vip-en-us.ts";
import { followUpsEnUs } from "./follow-ups-en-us.ts";
import { targetedEnUs } from "./targeted-en-us.ts";

/** What a person sees and changes of a plan; loaded with those pages only. */
export const plansEnUs = {
  ...changesEnUs,
  ...followUpsEnUs,
  ...vipEnUs,
  ...targetedEnUs,
  "title.plan": "Your plan",
  "title.change-plan": "Change your plan",
  "title.change-term": "Change how often you pay",
  "title.pause-plan": "Pause your plan",
  "title.cancel-plan": "Cancel your plan",

  "plan.back-to-account": "Back to your account",
  "plan.back": "Back to your plan",
  "plan.loading": "Your plan is loading…",
  "plan.working": "One moment…",
  "plan.not-found": "This plan is not in your account. It may belong to another account of yours.",
  "plan.none":
    "You have no plan yet, so there is nothing to change. Pick one, and it will show in your account.",
  "plan.see-plans": "See the plans",
  "plan.see-account": "Go to your account",
  "plan.see-plan": "See your plan and all its bills",
  "plan.open": "Bills and changes",
  "plan.open-label": "Bills and changes: {plan}",

  "nickname.give": "Give it a name",
  "nickname.change": "Change its name",
  "nickname.label": "Your name for this plan",
  "nickname.optional": "optional",
  "nickname.text": "Such as Kitchen, up to 30 characters. Only you see it; leave it empty to take it away.",
  "nickname.save": "Save the name",
  "nickname.cancel": "Leave it as it is",
  "nickname.saved": "The name is saved.",
  "nickname.INVALID_PAYLOAD": "Enter up to 30 characters that can be seen, on one line.",
  "nickname.NOT_FOUND": "This plan is not in your account any more, so it has no name.",

  "plan.stands.renews": "It renews by itself until you cancel.",
  "plan.stands.free": "It is free until {date}. Then it renews until you cancel.",
  "plan.stands.until": "Your introductory price holds until {date}. Then it renews until you cancel.",
  "plan.stands.paid-for": "This plan came paid for. You owe nothing for it.",
  "plan.stands.elsewhere": "This plan is on, and is billed where you bought it.",
  "plan.stands.ending": "It ends on {date}. You listen until then, and it does not renew.",
  "plan.stands.pending": "It starts soon.",
  "plan.stands.past-due":
    "Your last payment did not go through. You keep listening for 7 days from the day of the bill. If your card is still good, we try it again meanwhile.",
  "plan.stands.paused": "It is paused until {date}. Nothing is charged before then.",
  "plan.stands.suspended":
    "Listening is off because a bill is not paid. It comes back as soon as that is paid, and the days without it are added to your period.",
  "plan.stands.ended": "This plan has ended. Nothing more is charged.",
  "plan.stands.ended-on": "This plan ended on {date}. Nothing more is charged.",

  "plan.next": "What happens next",
  "plan.next.nothing": "Nothing is planned, and nothing will be charged.",
  "plan.next.open-bill":
    "A bill is open. If your card is still good, we try it again in the next days; or you pay it now.",
  "plan.next.bill": "Your next bill of {amount}, tax included, is charged on {date}.",
  "plan.next.bill-from-balance": "Your next bill of {amount} on {date} is paid from your balance.",
  "plan.next.switch": "From {date} you have {plan} for {price} {period} plus tax.",
  "plan.next.pause": "Your plan pauses from {start} to {end}. Nothing is charged in between.",
  "plan.next.end": "Your plan ends on {date}.",

  "plan.actions": "What you can do",
  "plan.actions-none": "This plan is over. You can choose a new one at any time.",
  "plan.change": "Change your plan",
  "plan.change-text": "Another plan, now or at your next bill",
  "plan.change-term": "Change how often you pay",
  "plan.change-term-text": "By the month, the quarter or the year",
  "plan.pause": "Pause",
  "plan.pause-text": "1 to 3 months without bills",
  "plan.cancel": "Cancel",
  "plan.cancel-text": "See first what ends when and what comes back",
  "plan.pay": "Pay the open bill",
  "plan.pay-text": "Then everything goes on as before",
  "plan.take-back": "Keep my plan after all",

  "plan.billed-by.biller":
    "{biller} bills this plan. You change or cancel it there; your price and dates are kept there too.",
  "plan.billed-by.partner": "Our partner",
  "plan.billed-by.manage": "Manage it with {biller}",
  "plan.billed-by.nobody": "Nobody bills this plan, so there is nothing to cancel. It ends by itself.",

  "plan.charges": "Your bills in the next 24 months",
  "plan.charges-suspended": "Your bills go on once the open one is paid.",
  "plan.charges-none": "No bill is planned.",
  "plan.charges-sum.one": "{count} bill. In all you pay {total}, tax included, unless something changes.",
  "plan.charges-sum.other": "{count} bills. In all you pay {total}, tax included, unless something changes.",
  "plan.charges-all": "Show all {count} bills",
  "plan.charges-fewer": "Show fewer bills",
  "plan.charge-day": "Day",
  "plan.charge-reason": "Why",
  "plan.charge-amount": "You pay",
  "plan.charge-why": "How it adds up",
  "plan.charge-before": "of {amount}",
  "plan.charge-balance": "{amount} of it is paid from your balance.",
  "plan.charge-to-balance": "{amount} goes into your balance.",
  "plan.days": "{start} to {end}",
  "plan.reason.renewal": "{plan} renews",
  "plan.reason.plan-starts": "{plan} starts",
  "plan.reason.introduction": "The free time ends; the introductory price of {plan} starts",
  "plan.reason.full-price": "The full price of {plan} starts",
  "plan.reason.pause-ends": "Your pause ends; {plan} goes on",
  "plan.reason.tax-changes": "{plan} renews, at another tax rate",
  "plan.reason.credit.one": "Credit for {count} unused day of {billed} of {plan}",
  "plan.reason.credit.other": "Credit for {count} unused days of {billed} of {plan}",

  "plan.calendar": "Add to my calendar",
  "plan.calendar-text": "A file with a day for each bill. Open it with your calendar.",
  "plan.calendar-saved": "The calendar file is saved. Open it to add the days.",
  "plan.calendar-failed": "The calendar file could not be made. Check your connection, then try again.",
  "plan.calendar-name": "Bills for {plan}",
  "plan.calendar-event": "{plan}: {amount}",

  "partner.heading": "Included from partners",
  "partner.comes-with": "Comes with your {plan} plan",
  "partner.status.pending": "Ready to redeem",
  "partner.status.activated": "Redeemed",
  "partner.status.revoked": "No longer included",
  "partner.redeem": "Redeem {product}",
  "partner.redeemed": "{product} is yours. Open its page within ten minutes to set it up.",
  "partner.open": "Open {product} (in a new tab)",
  "partner.error.ALREADY_REDEEMED":
    "You have redeemed {product} before, and its link is shown for ten minutes only. Sign in at {product} to use it.",
  "partner.error.NOT_FOUND": "{product} does not come with your plan any more. Your plans are shown above.",
  "partner.error.PARTNER_UNAVAILABLE":
    "{product} does not answer just now. Nothing is lost: try again in a few minutes.",

  "outreach.label": "A message for you",
  "outreach.read-more": "Find out more",
  "outreach.dismiss": "Do not show this again",
} as const;

export type PlansDictionary = Record<keyof typeof plansEnUs, string>;
