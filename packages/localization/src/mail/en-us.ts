/** Mails and text messages. Only the API reads these. */
export const mailEnUs = {
  "code.subject": "{code} is your {brand} code",
  "code.heading": "Your code",
  "code.text": "Type this code where you were asked for it. It works once, for {minutes} minutes.",
  "code.ignore": "If you did not ask for a code, you can ignore this message. Nobody got into your account.",
  "code.sms": "{code} is your {brand} code. It works for {minutes} minutes. Never share it.",

  "registered.subject": "You already have a {brand} account",
  "registered.heading": "Welcome back",
  "registered.text":
    "Somebody, probably you, wanted to create an account with this address. You already have one: type this code to sign in. It works once, for {minutes} minutes.",

  "contact.subject": "{code} confirms your address",
  "contact.heading": "Confirm your address",
  "contact.text":
    "Type this code to use this address with your {brand} account. It works once, for {minutes} minutes.",

  "sign-in-mail.subject": "Your {brand} sign-in link",
  "sign-in-mail.heading": "Sign in with one click",
  "sign-in-mail.text":
    "Somebody, probably you, asked for this link with {browser}. It signs in once, within {minutes} minutes.",
  "sign-in-mail.button": "Sign in",
  "sign-in-mail.ignore":
    "If it was not you, ignore this mail and do not pass the link on. Nobody got into your account.",

  "notice.email-changed": "Your e-mail address was changed",
  "notice.phone-changed": "Your phone number was changed",
  "notice.phone-removed": "Your phone number was removed",
  "notice.username-changed": "Your username was changed",
  "notice.password-changed": "Your password was changed",
  "notice.passkey-added": "A passkey was added to your account",
  "notice.passkey-removed": "A passkey was removed from your account",
  "notice.was-you": "If that was you, there is nothing to do.",
  "notice.was-not-you":
    "If it was not you, sign in, choose another password and sign out everywhere: {url}. If you cannot sign in any more, contact us.",
  "notice.sms": "{brand}: {what}. Not you? {url}",

  "deleted.subject": "Your {brand} account was deleted",
  "deleted.text":
    "Your subscriptions have ended, you are signed out everywhere, and we have removed what could identify you.",
  "deleted.records":
    "Invoices, payments and agreements are kept for as long as the law asks, and used for nothing else.",

  "order.subject": "Your {plan} plan has started",
  "order.heading": "Thank you. Your {plan} plan has started.",
  "order.today": "Charged today",
  "order.nothing-today": "Nothing was charged today.",
  "order.path": "What you pay, and when",
  "order.step.free": "{start} to {end}: free",
  "order.step.introductory": "{start} to {end}: {amount} {period}, tax included",
  "order.step.full": "From {start}: {amount} {period}, tax included, until you cancel",
  "order.line.product": "{plan}",
  "order.line.fee": "Music royalty fee (charged by us)",
  "order.line.total": "Total",
  "order.invoice": "Invoice {number}",
  "order.cancel":
    "You can cancel at any time in your account, in as few steps as it took to buy: {url}. You keep what you have paid for.",

  "tax.gst": "GST",
  "tax.hst": "HST",
  "tax.pst": "PST",
  "tax.qst": "QST",
  "tax.rst": "RST",

  "period.months.one": "a month",
  "period.months.other": "every {count} months",
  "period.years.one": "a year",
  "period.years.other": "every {count} years",
  "period.weeks.one": "a week",
  "period.weeks.other": "every {count} weeks",
  "period.days.one": "a day",
  "period.days.other": "every {count} days",
  "footer.account":
    "{brand} · This mail is about the security of your account, so it is sent whatever you chose about marketing.",
  footer: "{brand} · This mail is part of your contract, so it is sent whatever you chose about marketing.",
} as const;

export type MailDictionary = Record<keyof typeof mailEnUs, string>;
export type MailKey = keyof typeof mailEnUs;
