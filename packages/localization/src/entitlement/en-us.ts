/** Plans that somebody else bills: who, where they are managed, and how they come here. */
export const entitlementEnUs = {
  "title.entitlement": "Plans billed by others",

  "entitlement.heading": "Plans billed by others",
  "entitlement.text":
    "A plan you bought in an app store or from a partner is billed and canceled there. Add it to your account here, and see its status.",
  "entitlement.sign-in": "Sign in or create an account so we know whose plan it is.",
  "entitlement.loading": "Getting your plans…",

  "entitlement.link.heading": "Your plan from our partner",
  "entitlement.link.text":
    "Your link came with a plan. Add it to your account: our partner keeps billing it, and you pay nothing here.",
  "entitlement.link.add": "Add the plan to my account",
  "entitlement.link.working": "Adding the plan…",
  "entitlement.link.done": "{plan} is yours. Sign in with this account to listen.",
  "entitlement.link.account": "See your account",

  "entitlement.error.LINK_UNKNOWN":
    "This link is incomplete, or nothing was sold with it. Open it again from the message you received.",
  "entitlement.error.LINK_EXPIRED": "This link has expired. Ask our partner for a new one.",
  "entitlement.error.COUNTRY_ERROR":
    "This plan was sold in another country. Open the link on that country’s site.",
  "entitlement.error.ALREADY_REDEEMED": "You’ve already added this plan. It’s in the list below.",
  "entitlement.error.PARTNER_PLAN_IN_USE":
    "Another account is using this plan. If it’s yours, sign in to it. If not, ask our partner.",
  "entitlement.error.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "You already have this plan from someone else. Keep the link, and use it when that plan has ended.",
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
  "entitlement.plans.refreshed": "Up to date with {store}.",

  "entitlement.restore.heading": "Bought a plan in an app store?",
  "entitlement.restore.text":
    "We’ll look for purchases there with this account, or on this device before you signed in.",
  "entitlement.restore.store": "Store",
  "entitlement.restore.choose": "Choose the store",
  "entitlement.restore.missing": "Choose the store where you bought the plan.",
  "entitlement.restore.submit": "Look for my plan",
  "entitlement.restore.working": "Looking…",
  "entitlement.restore.done.one": "We found your plan and added it to your account.",
  "entitlement.restore.done.other": "We found {count} plans and added them to your account.",
} as const;
