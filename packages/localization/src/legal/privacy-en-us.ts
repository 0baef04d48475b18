/** What we know of people, why, and what they can do about it. A text holds paragraphs, one a line. */
export const privacyPolicyEnUs = {
  "title.privacy-policy": "Privacy",

  "privacy-policy.heading": "Privacy",
  "privacy-policy.lead": "What {legalName} knows about you, what it’s used for, and what you decide.",

  "privacy-policy.know.heading": "What we know about you",
  "privacy-policy.know.text":
    "What you tell us: your name, email, phone number, address, and how you sign in. What comes from your plan: orders, bills, payments, and the devices you link.\nWe keep the brand and last four digits of your card so you can tell your cards apart. We never see or keep the full number.",
  "privacy-policy.use.heading": "What we use it for",
  "privacy-policy.use.text":
    "To provide your plan, bill it correctly, keep your account safe, answer your questions, and meet legal duties such as tax records.\nOffers by email, text, or phone only reach you if you agreed to them.",
  "privacy-policy.analytics.heading": "Analytics and personalized pages",
  "privacy-policy.analytics.text":
    "Analytics and personalized pages are your choice, on every page, under Privacy choices. Names, email addresses, and account numbers are masked before anything is measured.\nIf your browser sends an opt-out signal (Global Privacy Control), we honor it automatically and say so at the bottom of the page.",
  "privacy-policy.share.heading": "Who else receives it",
  "privacy-policy.share.text":
    "Companies that work for us: our payment processor, the services that deliver our emails and texts, and, if you ask for the student price, the service that verifies students. They may use your data only for that work.\nWe don’t sell your personal information or share it for advertising by others.",
  "privacy-policy.keep.heading": "How long we keep it",
  "privacy-policy.keep.text":
    "For as long as you have an account. When you delete it, we remove what identifies you. Invoices, payments, and agreements stay for as long as the law requires, and are used for nothing else.\nDo-not-call requests are kept so that we can honor them.",
  "privacy-policy.safety.heading": "How it’s protected",
  "privacy-policy.safety.text":
    "Data is encrypted on its way to us, passwords are stored only as salted hashes, and important changes ask you to prove again that it’s you.\nYour security page lists every device and browser that’s signed in, and signs any of them out.",
  "privacy-policy.rights.heading": "Your rights",
  "privacy-policy.rights.text":
    "You can see and correct your details, download your invoices, opt out of analytics, and delete your account, all in your account and without giving a reason.\nDepending on your state, you can also ask for a copy of everything we have, or ask us to review a decision. Write to {legalName} through our contact form and we’ll answer within 45 days. We never treat you worse for asking.",
  "privacy-policy.children.heading": "Children",
  "privacy-policy.children.text":
    "Accounts are for adults. We don’t knowingly collect data from children under 13.",
  "privacy-policy.changes.heading": "Changes to this page",
  "privacy-policy.changes.text":
    "If we change how we use your data, we update this page and email you before the change takes effect.",
} as const;
