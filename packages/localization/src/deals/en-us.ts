/** Ways in that are not a plain purchase: trials and promotions without a card. */
export const dealsEnUs = {
  "title.trial": "Start your free trial",

  "title.promotion": "Start your promotion",
  "title.one-click": "Subscribe with one click",

  "deals.step.follow-on": "What’s next",
  "deals.step.details": "Details",
  "deals.trial-heading": "Choose your free trial",
  "deals.trial-used":
    "You’ve already had a free trial, and it’s one per person. Nothing was started or charged. You can still get the same plans at their regular price.",
  "deals.paid-plans": "See the paid plans",

  "deals.promotion-heading": "Choose what to start free",
  "deals.promotion-used":
    "You’ve already had a free period, and it’s one per person. Nothing was started or charged. You can still get these plans at their regular price.",

  "follow-on.heading": "What happens after your free period?",
  "follow-on.text":
    "{offer} is free from {start} until {end}. You decide what happens then. If you don’t tick the box, it simply ends.",
  "follow-on.ends-by-itself":
    "Your free period ends automatically on {end}. No card is needed, and nothing is charged.",
  "follow-on.will-renew": "You’ll need a card. It’s charged for the first time on {end}.",
  "follow-on.terms": "If you keep the plan",
  "follow-on.keep":
    "Keep {offer} after my free period: charge my card as stated above, plus tax, starting with {price} on {end}, until I cancel.",
  "follow-on.continue": "Continue",
  "follow-on.kept": "The plan continues",
  "follow-on.ends": "The free period ends automatically",

  "details.heading": "Your name and address",
  "details.text": "Nothing is charged, so no card is needed.",

  "title.several": "Buy several plans",
  "several.heading": "How many plans do you need?",
  "several.text":
    "One for each person who listens. You see one price, agree once and pay once. Each plan can then be changed or ended on its own.",
  "several.loading": "Loading the plans…",
  "several.count": "How many of {offer} at {price} {period}?",
  "several.choose": "Choose a number",
  "several.none": "You haven’t chosen any plans yet.",
  "several.sum": "{plans}: {amount} today, plus tax",
  "several.plans.one": "{count} plan",
  "several.plans.other": "{count} plans",
  "several.limit": "You can buy up to {most} plans at once.",
  "several.continue": "Continue with these plans",
  "several.too-few": "Choose at least two plans.",
  "several.too-many": "Choose {most} plans at most. You can buy more in a second order.",

  "title.subscribe": "Ways to subscribe",
  "title.trials": "Free trials",
  "doors.heading": "How would you like to listen?",
  "doors.text": "Pick a plan, or start with what you already have: a code, a card, a partner or an account.",
  "doors.loading": "Loading the plans…",
  "doors.plans": "Plans and their prices",
  "doors.plan-action": "Choose {offer} at {price} {period}",
  "doors.others": "Other ways to start",
  "doors.trial": "Start with a free trial",
  "doors.trial-about": "Listen first and decide later. No card unless you want the plan to continue.",
  "doors.student": "The student plan",
  "doors.student-about": "Pay less for a year, once your school confirms.",
  "doors.radio": "A plan for your car",
  "doors.radio-about": "Find your radio, pick a plan, and hear it play in minutes.",
  "doors.partner": "A plan from a partner",
  "doors.partner-about": "Bought with your phone, your car or in an app store? Bring it to your account.",
  "doors.code": "I have a code",
  "doors.code-about": "Enter a promo code and see its price.",
  "doors.gift-card": "I have a gift card",
  "doors.gift-card-about": "Add it to your account. It pays before your card does.",
  "doors.several": "Several plans at once",
  "doors.several-about": "For two listeners or more: one order, one charge, each plan on its own.",
  "doors.account": "I have an account",
  "doors.account-about": "Sign in to change, pause or renew your plan.",
  "doors.trial-heading": "Listen free first",
  "doors.trial-text": "Everything you can try, for how long, and what it costs if you keep it.",
  "doors.trial-no-card": "No card needed, unless you want the plan to continue after the trial.",
  "doors.trial-afterwards":
    "Unless you agree to keep it, the free period ends automatically and nothing is charged. If you do, the price below applies.",
  "doors.trial-once": "One free trial per person.",
  "doors.trial-cancel": "You can end it at any time in your account.",
  "doors.trial-action": "Start {offer} free",
  "doors.no-trial": "There’s no free trial right now. These plans are available at their regular price.",
} as const;
