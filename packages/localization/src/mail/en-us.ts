import { planLinkEnUs } from "./plan-link-en-us.ts";

/** Mails and text messages. Only the API reads these. */
export const mailEnUs = {
  "code.subject": "{code} is your {brand} code",
  "code.heading": "Your code",
  "code.text": "Enter this code where you were asked for it. It works once, for {minutes} minutes.",
  "code.ignore": "If you didn’t ask for a code, ignore this message. Nobody has signed in to your account.",
  "code.sms": "{code} is your {brand} code. It works for {minutes} minutes. Never share it.",

  "refresh.sms":
    "{brand}: 1. Turn on your radio; in a car, start the engine. 2. Park under open sky. 3. Tune to channel 1. Then send the refresh signal and wait 5 minutes.",

  "text.stop":
    "{brand}: You’ll no longer get calls or texts about offers. Codes you ask for still arrive. Help: {url}",
  "text.help": "{brand}: Reply STOP to stop calls and texts about offers. Help: {url}",

  "registered.subject": "You already have a {brand} account",
  "registered.heading": "Welcome back",
  "registered.text":
    "Someone, probably you, tried to create an account with this email. You already have one: enter this code to sign in. It works once, for {minutes} minutes.",

  "welcome.subject": "Welcome to {brand}",
  "welcome.text": "Your account is ready. Your plans, bills and devices are all in one place.",
  "welcome.button": "Go to your account",
  "welcome.verify": "Verify this email on your account page so that nobody else can use it.",
  "welcome.was-not-you":
    "Didn’t sign up? Someone used your email. Go to {url}, enter it and ask for a code by email. Then choose “Start a new account”: the other account loses your email right away.",

  "contact.subject": "{code} is your code to verify this email",
  "contact.heading": "Verify your email",
  "contact.text":
    "Enter this code to use this email with your {brand} account. It works once, for {minutes} minutes.",

  "sign-in-mail.subject": "Your {brand} sign-in link",
  "sign-in-mail.heading": "Sign in with one click",
  "sign-in-mail.text":
    "Someone, probably you, asked for this link with {browser}. It works once, within {minutes} minutes.",
  "sign-in-mail.button": "Sign in",
  "sign-in-mail.ignore":
    "If it wasn’t you, ignore this email and don’t share the link. Nobody has signed in to your account.",

  "notice.email-changed": "Your email was changed",
  "notice.phone-changed": "Your phone number was changed",
  "notice.phone-removed": "Your phone number was removed",
  "notice.username-changed": "Your username was changed",
  "notice.password-changed": "Your password was changed",
  "notice.streaming-credentials-changed": "Your streaming sign-in was changed",
  "notice.passkey-added": "A passkey was added to your account",
  "notice.passkey-removed": "A passkey was removed from your account",
  "notice.account-joined": "Another account was joined with yours",
  "notice.account-became-part": "Your account is now part of your other account",
  "notice.was-you": "If this was you, there’s nothing to do.",
  "notice.was-not-you":
    "If it wasn’t you, sign in, change your password and sign out everywhere: {url}. If you can’t sign in, contact us.",
  "notice.sms": "{brand}: {what}. Not you? {url}",

  "deleted.subject": "Your {brand} account was deleted",
  "deleted.text":
    "Your subscriptions have ended, you’re signed out everywhere, and we’ve removed everything that could identify you.",
  "deleted.records":
    "We keep invoices, payments and agreements only as long as the law requires, and use them for nothing else.",

  "order.subject": "Your {plan} plan has started",
  "order.heading": "Thank you. Your {plan} plan has started.",
  "order.several.subject": "Your plans have started: {plan}",
  "order.several.heading": "Thank you. Your plans have started: {plan}.",
  "order.today": "Charged today",
  "order.bill-today": "Today’s bill",
  "order.funded": "{funded} came from your balance and gift cards, and {amount} was charged to your card.",
  "order.nothing-today": "Nothing was charged today.",
  "order.path": "What you pay, and when",
  "order.step.free": "{start} to {end}: free",
  "order.step.introductory": "{start} to {end}: {amount} {period}, tax included",
  "order.step.full": "From {start}: {amount} {period}, tax included, until you cancel",
  "order.line.product": "{plan}",
  "order.line.fee": "Music royalty fee (charged by us)",
  "order.line.total": "Total",
  "order.cancel":
    "Cancel anytime in your account, in as few steps as it took to buy: {url}. You keep what you’ve paid for.",

  "transactional.receipt.subject": "Your {plan} receipt: {amount}",
  "transactional.receipt.heading": "Thank you for your payment",
  "transactional.receipt.text":
    "We received {amount} for your {plan} plan. You’ll find the itemized invoice in your account.",
  "transactional.payment-declined.subject": "Your payment for {plan} didn’t go through",
  "transactional.payment-declined.heading": "Your card was declined",
  "transactional.payment-declined.text":
    "We couldn’t collect {amount} for your {plan} plan. You can keep listening for a week after the due date.",
  "transactional.payment-declined.again":
    "We’ll try the card again on {day}. To pay now or use another card, open your account: {url}",
  "transactional.payment-declined.another": "Add another card or pay in your account: {url}",
  "transactional.restored.subject": "Your {plan} plan is back",
  "transactional.restored.heading": "Welcome back",
  "transactional.restored.text":
    "We received {amount}. You can listen again, and we’ve added the days without service to the period you paid for.",
  "transactional.suspended.subject": "Your {plan} plan is on hold",
  "transactional.suspended.heading": "Listening is on hold until your bill is paid",
  "transactional.suspended.text":
    "Your {plan} plan stopped on {day} because its bill is unpaid. Pay in your account and it starts again right away: {url}",
  "transactional.ended-unpaid.subject": "Your {plan} plan has ended",
  "transactional.ended-unpaid.heading": "Your {plan} plan has ended",
  "transactional.ended-unpaid.text":
    "It ended on {day} because its bill wasn’t paid. You owe nothing for the days without service. You can start again anytime: {url}",
  "transactional.ended.subject": "Your {plan} plan has ended",
  "transactional.ended.heading": "Your {plan} plan has ended",
  "transactional.ended.text":
    "It ended on {day}, as agreed. You won’t be charged again. You can start again anytime: {url}",
  "transactional.paused.subject": "Your {plan} plan is paused",
  "transactional.paused.heading": "Your pause has started",
  "transactional.paused.text":
    "Your {plan} plan has been paused since {day}. You won’t be charged until it resumes automatically. You can end the pause in your account: {url}",
  "transactional.resumed.subject": "Your {plan} plan has resumed",
  "transactional.resumed.heading": "Your pause is over",
  "transactional.resumed.text": "Your {plan} plan resumed on {day}, at the same price as before.",
  "transactional.plan-switched.subject": "Your plan is now {plan}",
  "transactional.plan-switched.heading": "Your plan is now {plan}",
  "transactional.plan-switched.text":
    "The change you asked for took effect on {day}. See what you’ll pay, and when, in your account: {url}",
  "transactional.cancellation-agreed.subject": "Your {plan} plan ends on {day}",
  "transactional.cancellation-agreed.heading": "Your cancellation is confirmed",
  "transactional.cancellation-agreed.text":
    "You can listen until {day}, and you won’t be charged after that. Changed your mind? Keep your plan in your account before then: {url}",
  "transactional.cancellation-revoked.subject": "Your {plan} plan continues",
  "transactional.cancellation-revoked.heading": "Your plan continues",
  "transactional.cancellation-revoked.text":
    "You undid your cancellation on {day}. Your {plan} plan continues as before. See your next bill in your account: {url}",
  "transactional.switch-agreed.subject": "Your plan change is confirmed",
  "transactional.switch-agreed.heading": "Your plan change is confirmed",
  "transactional.switch-agreed.text":
    "It takes effect on {day}. Until then, your {plan} plan continues as before. See what you’ll pay in your account: {url}",
  "transactional.pause-agreed.subject": "Your {plan} plan will pause on {day}",
  "transactional.pause-agreed.heading": "Your pause is confirmed",
  "transactional.pause-agreed.text":
    "Your {plan} plan will pause on {day}. You won’t be charged until it resumes automatically. See the date in your account: {url}",

  "transactional.radio-moved.subject": "Your {plan} plan moved to your other radio",
  "transactional.radio-moved.heading": "Your plan moved",
  "transactional.radio-moved.text":
    "Since {day}, your {plan} plan is on the radio you moved it to. Your old radio stops playing once the new one gets its signal. If the new one stays quiet, turn it on under an open sky and refresh it from your account: {url}",
  "transactional.pause-revoked.subject": "Your {plan} plan won’t pause",
  "transactional.pause-revoked.heading": "Your plan continues",
  "transactional.pause-revoked.text":
    "Your {plan} plan continues without a break, and your bills stay on their usual dates. See them in your account: {url}",

  "ahead.trialEnd.subject": "Your free {plan} trial ends on {day}",
  "ahead.trialEnd.heading": "Your free trial ends on {day}",
  "ahead.trialEnd.text":
    "Until then, your {plan} plan is free. From {day} it costs {amount} {period}, tax included.",
  "ahead.freeEnd.subject": "Your free {plan} trial ends on {day}, with nothing to pay",
  "ahead.freeEnd.heading": "Your free trial ends on {day}",
  "ahead.freeEnd.text":
    "Your {plan} plan is free and ends automatically on {day}. You won’t be charged, and there’s nothing you need to do.",
  "ahead.freeEnd.go-on":
    "Want to keep listening? Choose your next plan on the page of this one. You’ll see the price before you agree to anything.",
  "ahead.freeEnd.go-on-in-car":
    "Want to keep listening? Find your radio and choose the plan that comes next. It starts when your trial ends, and you won’t pay anything before then.",
  "ahead.freeEnd.button": "Keep listening",
  "ahead.promotionEnd.subject": "Your {plan} price changes on {day}",
  "ahead.promotionEnd.heading": "Your promotion ends on {day}",
  "ahead.promotionEnd.text":
    "Until then, each bill for your {plan} plan is {before}. From {day} it’s {amount} {period}, tax included.",
  "ahead.priceChange.subject": "Your {plan} price changes on {day}",
  "ahead.priceChange.heading": "Your price changes on {day}",
  "ahead.priceChange.text":
    "Your last bill before that day was {before}. From {day}, your {plan} plan costs {amount} {period}, tax included.",
  "ahead.renewal.subject": "Your {plan} plan renews on {day}",
  "ahead.renewal.heading": "Your plan renews on {day}",
  "ahead.renewal.text":
    "Your paid term ends that day, and your {plan} plan renews for {amount} {period}, tax included. Your last bill was {before}.",
  "ahead.yearlyReminder.subject": "Your {plan} plan: your yearly reminder",
  "ahead.yearlyReminder.heading": "Your plan and what it costs",
  "ahead.yearlyReminder.text":
    "You have the {plan} plan. It costs {amount} {period}, tax included. Your next bill is due on {day}.",
  "ahead.bill": "Your bill on {day}",
  "ahead.nothing":
    "If you do nothing, this bill is due on {day} and your plan continues until you cancel. Your credit pays first, and your card pays the rest.",
  "ahead.cancel":
    "You can change or cancel your plan online in a few steps. If you cancel before {day}, you won’t be charged for this bill.",
  "ahead.button": "Manage my plan",
  "ahead.without-sign-in":
    "Don’t have your password handy? These two links go straight to this plan. Instead of signing in, you’ll enter a code we send to this email.",
  ...planLinkEnUs,
  "trial-link.subject": "Your free trial in the {vehicle}",
  "trial-link.text":
    "A free trial came with your {vehicle}. Claim it by signing in or creating an account. There’s no card to enter and nothing to pay, and the trial ends automatically.",
  "trial-link.button": "Claim your free trial",
  "trial-link.ignore": "Not your vehicle? Ignore this email: the link alone doesn’t open any account.",
  "ahead.cardExpiring.subject": "Your card ending in {last4} expires soon",
  "ahead.cardExpiring.text":
    "Your card ending in {last4} is valid through {day}. It pays for your plan. Add another card before then to keep listening without a break.",
  "ahead.cardExpired.subject": "Your card ending in {last4} has expired",
  "ahead.cardExpired.text":
    "Your card ending in {last4} was valid through {day}, and it still pays for your plan. Add another card so that your next bill can be paid.",
  "ahead.card.button": "Add another card",

  "student-mail.verified.subject": "Your student status is verified",
  "student-mail.verified.heading": "Your student status is verified",
  "student-mail.verified.text":
    "Your student status is verified until {until}. You can now choose the student plan.",
  "student-mail.renewed.subject": "Your student status is renewed until {until}",
  "student-mail.renewed.heading": "Another year at the student price",
  "student-mail.renewed.text":
    "Your student status is verified until {until}. There’s nothing else you need to do.",
  "student-mail.rejected.subject": "We couldn’t verify your student status",
  "student-mail.rejected.heading": "We couldn’t verify your student status",
  "student-mail.rejected.text":
    "Your document doesn’t show that you’re enrolled right now. You weren’t charged. See why on our page, and try again with another document.",
  "student-mail.renewalRejected.subject": "We couldn’t renew your student status",
  "student-mail.renewalRejected.heading": "We couldn’t renew your student status",
  "student-mail.renewalRejected.text":
    "Your document doesn’t show that you’re enrolled right now. See why on our page, and try again with another document.",
  "student-mail.ending.subject": "Your student price ends on {day}",
  "student-mail.ending.heading": "Still a student? Keep your price",
  "student-mail.ending.text":
    "Your student price lasts a year, and that year is almost over. Still a student? Verify your status before {day} to keep your price for another year.",
  "student-mail.outlook":
    "Until {day}, each bill for your {plan} plan is {before}. From {day} it costs {amount} {period}, taxes included. You can change or cancel it online before then.",
  "student-mail.button.checkout": "Choose the student plan",
  "student-mail.button.area": "See my student status",
  "student-mail.button.again": "See why and try again",
  "student-mail.button.renew": "Verify my student status",

  "gift-mail.subject": "{sender} sent you a {amount} gift card",
  "gift-mail.heading": "A gift for you, {name}",
  "gift-mail.face": "{brand} gift card",
  "gift-mail.text": "{sender} sent you {amount} to spend on {brand}.",
  "gift-mail.number": "This is your gift card code. Anyone who has it can use it, so keep it to yourself.",
  "gift-mail.button": "Use my gift card",
  "gift-mail.how":
    "Sign in or create an account, open {url}, choose “A code from a message” and enter the code. Your gift card then pays your bills before your card does.",
  "gift-mail.terms.no-end":
    "Your gift card never expires, and no fees are ever taken from it. It can’t be exchanged for cash except where required by law.",
  "gift-mail.terms.end":
    "Your gift card is good until {day} at least, and no fees are ever taken from it. It can’t be exchanged for cash except where required by law.",
  "gift-mail.footer":
    "{brand} · You’re getting this email because {sender} bought you a gift card. We won’t use your email for anything else.",
  "gift-receipt.subject": "Your {amount} gift card for {name}",
  "gift-receipt.heading": "Thank you for your gift",
  "gift-receipt.charged": "Charged to your card",
  "gift-receipt.card": "Gift card for {name}",
  "gift-receipt.no-tax": "There’s no tax or fee on a gift card. Taxes apply to what it pays for later.",
  "gift-receipt.sent": "We’ve sent it to {email}.",
  "gift-receipt.scheduled":
    "We’ll send it to {email} on {day}. Until then, you can correct the email, or cancel the gift for a full refund.",
  "gift-receipt.button": "See my gifts",
  "gift-voided.subject": "Your {amount} gift card for {name} is blocked",
  "gift-voided.heading": "Your bank reversed the payment",
  "gift-voided.waiting":
    "The payment for this gift was disputed with your bank, and the bank reversed it. So we won’t send the gift card.",
  "gift-voided.sent":
    "The payment for this gift was disputed with your bank, and the bank reversed it. So the gift card can’t be used anymore: the unused {left} is void. Whatever was already used stays with the person who used it.",
  "gift-voided.next":
    "If you didn’t mean to dispute it, tell your bank. Once we receive the money again, the gift becomes valid again, and we’ll email you.",
  "gift-restored.subject": "Your {amount} gift card for {name} is valid again",
  "gift-restored.heading": "Your gift is valid again",
  "gift-restored.waiting":
    "Your bank has returned the money for this gift. We’ll send the gift card on its date, or today if that date has passed.",
  "gift-restored.sent":
    "Your bank has returned the money for this gift. {left} is back on the gift card, and its code hasn’t changed.",
  "gift-restored.next": "There’s nothing you need to do.",

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
  "support.subject": "{topic} · request {reference}",
  "support.topic.plan": "Question about a plan",
  "support.topic.billing": "Question about billing",
  "support.topic.signIn": "Question about signing in",
  "support.topic.device": "Question about a device",
  "support.topic.privacy": "Question about privacy",
  "support.topic.other": "Question about something else",
  "support.details": "Who is asking",
  "support.account": "Account number {accountNumber}",
  "support.signed-out": "Not signed in",
  "support.country": "Country: {country}",
  "support.footer": "{brand} · Sent from the contact form. Reply to answer the customer.",
  "footer.account":
    "{brand} · We send this email to keep your account secure, whatever your marketing choices.",
  footer: "{brand} · We send this email as part of your contract, whatever your marketing choices.",
  "footer.stop-offers": "You also get our offers by email. To stop them: {url}",
} as const;
