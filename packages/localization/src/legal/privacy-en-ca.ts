export const privacyPolicyEnCa = {
  "privacy-policy.analytics.text":
    "Analytics and personalized pages are off until you turn them on, under Privacy choices on every page. Names, email addresses, and account numbers are masked before anything is measured.\nIf your browser sends an opt-out signal (Global Privacy Control), we honour it automatically and say so at the bottom of the page.",
  "privacy-policy.keep.text":
    "For as long as you have an account. When you delete it, we remove what identifies you. Invoices, payments, and agreements stay for as long as the law requires, and are used for nothing else.\nDo-not-call requests are kept so that we can honour them.",
  "privacy-policy.rights.text":
    "You can see and correct your details, download your invoices, opt out of analytics, and delete your account, all in your account and without giving a reason.\nYou can also ask for a copy of everything we have, or withdraw your consent. Write to the person in charge of personal information at {legalName} through our contact form and we’ll answer within 30 days. You can complain to the privacy commissioner of Canada or of your province.",
  "privacy-policy.children.text":
    "Accounts are for adults. We don’t knowingly collect data from children under 14.",
};
