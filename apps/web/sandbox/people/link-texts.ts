import type { KeyOf } from "#i18n/translate.ts";

/** The server's links by their names, in the reader's language; of links added later, its own words are shown. */
export const LINK_TEXTS: Readonly<Record<string, { label: KeyOf<"sandbox">; about: KeyOf<"sandbox"> }>> = {
  "Streaming checkout": { label: "sandbox.link.streaming", about: "sandbox.link.streaming.about" },
  "Streaming checkout, Canada": {
    label: "sandbox.link.streaming-canada",
    about: "sandbox.link.streaming-canada.about",
  },
  "Forfaits, Québec": { label: "sandbox.link.quebec", about: "sandbox.link.quebec.about" },
  "Self-pay checkout": { label: "sandbox.link.self-pay", about: "sandbox.link.self-pay.about" },
  "Account lookup": { label: "sandbox.link.look-up", about: "sandbox.link.look-up.about" },
  "One click": { label: "sandbox.link.one-click", about: "sandbox.link.one-click.about" },
  "Listen live": { label: "sandbox.link.listen", about: "sandbox.link.listen.about" },
  "Listen live, Quebec": {
    label: "sandbox.link.listen-quebec",
    about: "sandbox.link.listen-quebec.about",
  },
  "All ways in": { label: "sandbox.link.doors", about: "sandbox.link.doors.about" },
  "All trials": { label: "sandbox.link.trials", about: "sandbox.link.trials.about" },
  "Several plans": { label: "sandbox.link.several", about: "sandbox.link.several.about" },
  "Promotion that costs nothing": {
    label: "sandbox.link.promotion",
    about: "sandbox.link.promotion.about",
  },
  "Streaming trial": { label: "sandbox.link.trial", about: "sandbox.link.trial.about" },
  "Streaming trial on one page": {
    label: "sandbox.link.trial-accordion",
    about: "sandbox.link.trial-accordion.about",
  },
  "Accordion checkout": { label: "sandbox.link.accordion", about: "sandbox.link.accordion.about" },
  "With a promo code": { label: "sandbox.link.promo", about: "sandbox.link.promo.about" },
  "For the car and everywhere else": { label: "sandbox.link.pair", about: "sandbox.link.pair.about" },
  "Two accounts become one": { label: "sandbox.link.join", about: "sandbox.link.join.about" },
  "A plan goes on in another car": {
    label: "sandbox.link.transfer-targeted",
    about: "sandbox.link.transfer-targeted.about",
  },
  "A maker sends a trial link": {
    label: "sandbox.link.trial-link",
    about: "sandbox.link.trial-link.about",
  },
  "A maker sends one, Canada": {
    label: "sandbox.link.trial-link-canada",
    about: "sandbox.link.trial-link-canada.about",
  },
  "A maker's link for one driver": {
    label: "sandbox.link.targeted-trial",
    about: "sandbox.link.targeted-trial.about",
  },
  "A dealer's desk": { label: "sandbox.link.service-lane", about: "sandbox.link.service-lane.about" },
  "A used car": { label: "sandbox.link.used-car", about: "sandbox.link.used-car.about" },
  "An offer for one customer": {
    label: "sandbox.link.offer-link",
    about: "sandbox.link.offer-link.about",
  },
  "An offer for one customer's radio": {
    label: "sandbox.link.radio-offer",
    about: "sandbox.link.radio-offer.about",
  },
  "An offer's link that is over": {
    label: "sandbox.link.offer-link-over",
    about: "sandbox.link.offer-link-over.about",
  },
  "With an expired code": { label: "sandbox.link.expired", about: "sandbox.link.expired.about" },
  "Without a password": { label: "sandbox.link.no-password", about: "sandbox.link.no-password.about" },
  "Older address": { label: "sandbox.link.older", about: "sandbox.link.older.about" },
  "Sign in": { label: "sandbox.link.sign-in", about: "sandbox.link.sign-in.about" },
  Account: { label: "sandbox.link.account", about: "sandbox.link.account.about" },
  "Change a plan": { label: "sandbox.link.change-plan", about: "sandbox.link.change-plan.about" },
  "Two at one price": { label: "sandbox.link.vip", about: "sandbox.link.vip.about" },
  "Upgrade a plan": { label: "sandbox.link.upgrade", about: "sandbox.link.upgrade.about" },
  "What follows a promotion": { label: "sandbox.link.renewal", about: "sandbox.link.renewal.about" },
  "Cancel a plan": { label: "sandbox.link.cancel-plan", about: "sandbox.link.cancel-plan.about" },
  "Cancel by a mail's link": {
    label: "sandbox.link.cancel-targeted",
    about: "sandbox.link.cancel-targeted.about",
  },
  "Change by a mail's link": {
    label: "sandbox.link.change-targeted",
    about: "sandbox.link.cancel-targeted.about",
  },
  "A mail's link that is over": {
    label: "sandbox.link.targeted-over",
    about: "sandbox.link.targeted-over.about",
  },
  "Pay for an account": {
    label: "sandbox.link.pay-guest",
    about: "sandbox.link.pay-guest.about",
  },
  Security: { label: "sandbox.link.security", about: "sandbox.link.security.about" },
  "Let a device in": { label: "sandbox.link.device", about: "sandbox.link.device.about" },
  "Let a device in, new here": {
    label: "sandbox.link.device-new",
    about: "sandbox.link.device-new.about",
  },
  "Sign-in link that is over": {
    label: "sandbox.link.magic-link",
    about: "sandbox.link.magic-link.about",
  },
  "Plan that waits for its owner": {
    label: "sandbox.link.waiting-plan",
    about: "sandbox.link.waiting-plan.about",
  },
  Settings: { label: "sandbox.link.manage", about: "sandbox.link.manage.about" },
  "What we still need": { label: "sandbox.link.info", about: "sandbox.link.info.about" },
  "Streaming sign-in": { label: "sandbox.link.credentials", about: "sandbox.link.credentials.about" },
  "Streaming sign-in after a purchase": {
    label: "sandbox.link.onboarding",
    about: "sandbox.link.onboarding.about",
  },
  "Choose what to link": { label: "sandbox.link.link-choice", about: "sandbox.link.link-choice.about" },
  "Amazon speakers": { label: "sandbox.link.amazon", about: "sandbox.link.amazon.about" },
  "Amazon, a way back that is over": {
    label: "sandbox.link.amazon-over",
    about: "sandbox.link.amazon-over.about",
  },
  "Google speakers": { label: "sandbox.link.google", about: "sandbox.link.google.about" },
  "Make an online account": { label: "sandbox.link.register", about: "sandbox.link.register.about" },
  "No calls, no texts": { label: "sandbox.link.stop-calls", about: "sandbox.link.stop-calls.about" },
  "The student plan": { label: "sandbox.link.student-plan", about: "sandbox.link.student-plan.about" },
  "Forfait pour étudiants": {
    label: "sandbox.link.student-plan-canada",
    about: "sandbox.link.student-plan-canada.about",
  },
  "Plans billed by others": {
    label: "sandbox.link.entitlement",
    about: "sandbox.link.entitlement.about",
  },
  "Give a gift card": { label: "sandbox.link.gift", about: "sandbox.link.gift.about" },
  "Student status": { label: "sandbox.link.student", about: "sandbox.link.student.about" },
  "Renew the student status": {
    label: "sandbox.link.student-renew",
    about: "sandbox.link.student-renew.about",
  },
  "Renew the student status, one page": {
    label: "sandbox.link.student-renew-page",
    about: "sandbox.link.student-renew-page.about",
  },
  "Error page": { label: "sandbox.link.error", about: "sandbox.link.error.about" },
  "Unknown page": { label: "sandbox.link.unknown", about: "sandbox.link.unknown.about" },
};
