/** Plans that somebody else bills: who, where they are managed, and how they come here. */
export const entitlementEnUs = {
  "title.entitlement": "Plans billed by others",

  "entitlement.heading": "Plans billed by others",
  "entitlement.text":
    "A plan that you bought in an app store or from a partner is billed and canceled there. Here you bring it to your account and see how it stands.",
  "entitlement.sign-in": "Sign in or create an account, so that we know whose plan it is.",
  "entitlement.loading": "Getting your plans…",

  "entitlement.link.heading": "Your plan from our partner",
  "entitlement.link.text":
    "You followed a link that came with a plan. Add the plan to your account: our partner goes on billing it, and you pay nothing here.",
  "entitlement.link.add": "Add the plan to my account",
  "entitlement.link.working": "Adding the plan…",
  "entitlement.link.done": "{plan} is yours. You can listen with this account from now on.",
  "entitlement.link.account": "See your account",

  "entitlement.error.LINK_UNKNOWN":
    "This link is incomplete, or nothing was sold with it. Open it again from the message you received.",
  "entitlement.error.LINK_EXPIRED":
    "This link has expired. Ask our partner, where you bought the plan, for a new one.",
  "entitlement.error.COUNTRY_ERROR":
    "This plan was sold in another country. Open the link on our pages for that country.",
  "entitlement.error.ALREADY_REDEEMED": "You’ve already added this plan. It’s in the list below.",
  "entitlement.error.PARTNER_PLAN_IN_USE":
    "This plan is in use on another account. If that is yours, sign in to it. If not, ask our partner, where you bought the plan.",
  "entitlement.error.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "You have this plan already from somebody else. The link stays good: use it when the other plan has ended.",
  "entitlement.error.PARTNER_UNAVAILABLE":
    "Our partner isn’t answering. Nothing is lost. Try again in a minute.",
  "entitlement.error.STORE_UNAVAILABLE":
    "The store isn’t answering. Nothing has changed. Try again in a minute.",
  "entitlement.error.NOTHING_TO_RESTORE":
    "We found no purchase there for this account or device. Check that it’s the right store, and that the plan isn’t in another account.",

  "entitlement.plans.heading": "Your plans billed by others",
  "entitlement.plans.none": "You have no plans billed by someone else.",
  "entitlement.plans.refresh": "Update from {store}",
  "entitlement.plans.refreshing": "Asking {store}…",
  "entitlement.plans.refreshed": "This is how it stands at {store} now.",

  "entitlement.restore.heading": "Bought a plan in an app store?",
  "entitlement.restore.text":
    "We look for what you bought there with this account, or on this device before you signed in.",
  "entitlement.restore.store": "Store",
  "entitlement.restore.choose": "Choose the store",
  "entitlement.restore.missing": "Choose the store where you bought the plan.",
  "entitlement.restore.submit": "Look for my plan",
  "entitlement.restore.working": "Looking…",
  "entitlement.restore.done.one": "We found your plan and added it to your account.",
  "entitlement.restore.done.other": "We found {count} plans and added them to your account.",
} as const;
