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
  footer: "{brand} · This mail is part of your contract, so it is sent whatever you chose about marketing.",
} as const;

export type MailDictionary = Record<keyof typeof mailEnUs, string>;
export type MailKey = keyof typeof mailEnUs;
