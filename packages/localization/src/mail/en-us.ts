/** Mails and text messages. Only the API reads these. */
export const mailEnUs = {
  "code.subject": "{code} is your {brand} code",
  "code.heading": "Your code",
  "code.text": "Type this code where you were asked for it. It works once, for {minutes} minutes.",
  "code.ignore": "If you did not ask for a code, you can ignore this message. Nobody got into your account.",
  "code.sms": "{code} is your {brand} code. It works for {minutes} minutes. Never share it.",

  "text.stop":
    "{brand}: done. You get no more calls or texts from us about offers. Codes that you ask for still come. Help: {url}",
  "text.help": "{brand}: write STOP for no more calls and texts about offers. Help: {url}",

  "registered.subject": "You already have a {brand} account",
  "registered.heading": "Welcome back",
  "registered.text":
    "Somebody, probably you, wanted to create an account with this address. You already have one: type this code to sign in. It works once, for {minutes} minutes.",

  "welcome.subject": "Welcome to {brand}",
  "welcome.text":
    "Your account is ready. Choose what to listen to, and find your plans and bills in one place.",
  "welcome.button": "Go to your account",
  "welcome.verify": "Verify this email on your account page, so that nobody else can use it.",
  "welcome.was-not-you":
    "Didn’t sign up? Someone used your address. Go to {url}, enter it, and ask for a code by email. Then choose “Start a new account”: the other account loses your address at once.",

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

  "notice.email-changed": "Your email address was changed",
  "notice.phone-changed": "Your phone number was changed",
  "notice.phone-removed": "Your phone number was removed",
  "notice.username-changed": "Your username was changed",
  "notice.password-changed": "Your password was changed",
  "notice.streaming-credentials-changed": "Your streaming sign-in was changed",
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
  "order.several.subject": "Your plans have started: {plan}",
  "order.several.heading": "Thank you. Your plans have started: {plan}.",
  "order.today": "Charged today",
  "order.bill-today": "Today’s bill",
  "order.funded": "Your balance and gift cards paid {funded} of it; {amount} was charged to your card.",
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

  "transactional.receipt.subject": "Your {plan} receipt: {amount}",
  "transactional.receipt.heading": "Thank you for your payment",
  "transactional.receipt.text":
    "We received {amount} for your {plan} plan. The invoice with every line of it is in your account.",
  "transactional.payment-declined.subject": "Your payment for {plan} did not go through",
  "transactional.payment-declined.heading": "Your card was not accepted",
  "transactional.payment-declined.text":
    "We could not collect {amount} for your {plan} plan. You can go on listening for a week after the bill was due.",
  "transactional.payment-declined.again":
    "We will try the card again on {day}. To use another one now, or to pay, open your account: {url}",
  "transactional.payment-declined.another": "Please add another card or pay in your account: {url}",
  "transactional.restored.subject": "Your {plan} plan is back",
  "transactional.restored.heading": "Welcome back",
  "transactional.restored.text":
    "We received {amount}. You can listen again, and the days without service have been added to the period you paid for.",
  "transactional.suspended.subject": "Your {plan} plan is on hold",
  "transactional.suspended.heading": "You can not listen until the bill is paid",
  "transactional.suspended.text":
    "Your {plan} plan stopped on {day} because its bill is unpaid. Pay in your account and it starts again at once: {url}",
  "transactional.ended-unpaid.subject": "Your {plan} plan has ended",
  "transactional.ended-unpaid.heading": "Your {plan} plan has ended",
  "transactional.ended-unpaid.text":
    "It ended on {day} because its bill was not paid. You owe nothing for the days without service. You can start again at any time: {url}",
  "transactional.ended.subject": "Your {plan} plan has ended",
  "transactional.ended.heading": "Your {plan} plan has ended",
  "transactional.ended.text":
    "It ended on {day}, as agreed. Nothing will be charged any more. You can start again at any time: {url}",
  "transactional.paused.subject": "Your {plan} plan is paused",
  "transactional.paused.heading": "Your pause has begun",
  "transactional.paused.text":
    "Since {day} your {plan} plan is paused. Nothing is charged until it goes on by itself. You can end the pause in your account: {url}",
  "transactional.resumed.subject": "Your {plan} plan goes on",
  "transactional.resumed.heading": "Your pause is over",
  "transactional.resumed.text": "Since {day} your {plan} plan goes on, at the price you know.",
  "transactional.plan-switched.subject": "Your plan is now {plan}",
  "transactional.plan-switched.heading": "Your plan is now {plan}",
  "transactional.plan-switched.text":
    "The change that you asked for took effect on {day}. What you pay, and when, is in your account: {url}",
  "transactional.cancellation-agreed.subject": "Your {plan} plan ends on {day}",
  "transactional.cancellation-agreed.heading": "Your cancellation is confirmed",
  "transactional.cancellation-agreed.text":
    "You can listen until {day}; nothing is charged after that. If you change your mind before then, you can keep your plan in your account: {url}",
  "transactional.cancellation-revoked.subject": "Your {plan} plan goes on",
  "transactional.cancellation-revoked.heading": "You are staying",
  "transactional.cancellation-revoked.text":
    "Your cancellation was taken back on {day}. Your {plan} plan goes on as before; its next bill is in your account: {url}",
  "transactional.switch-agreed.subject": "Your change of plan is confirmed",
  "transactional.switch-agreed.heading": "Your change of plan is confirmed",
  "transactional.switch-agreed.text":
    "It takes effect on {day}. Until then your {plan} plan goes on as before. What you will pay is in your account: {url}",
  "transactional.pause-agreed.subject": "Your {plan} plan will pause on {day}",
  "transactional.pause-agreed.heading": "Your pause is confirmed",
  "transactional.pause-agreed.text":
    "Your {plan} plan pauses on {day}, and nothing is charged until it goes on by itself. You see when in your account: {url}",

  "transactional.pause-revoked.subject": "Your {plan} plan won’t pause",
  "transactional.pause-revoked.heading": "Your plan continues",
  "transactional.pause-revoked.text":
    "Your {plan} plan continues without a break, and your bills stay on their usual dates. See them in your account: {url}",

  "ahead.trialEnd.subject": "Your free {plan} time ends on {day}",
  "ahead.trialEnd.heading": "Your free time ends on {day}",
  "ahead.trialEnd.text":
    "Until then your {plan} plan is free. From {day} it costs {amount} {period}, tax included.",
  "ahead.freeEnd.subject": "Your free {plan} time ends by itself on {day}",
  "ahead.freeEnd.heading": "Your free time ends by itself on {day}",
  "ahead.freeEnd.text":
    "Your {plan} plan is free, and it ends by itself on {day}. Nothing will be charged, and there is nothing you have to do.",
  "ahead.freeEnd.go-on":
    "Would you like to go on listening? Choose the plan that follows, on the page of this one. You see what it costs before you agree to it.",
  "ahead.freeEnd.button": "See how to go on",
  "ahead.promotionEnd.subject": "Your {plan} price changes on {day}",
  "ahead.promotionEnd.heading": "Your promotion ends on {day}",
  "ahead.promotionEnd.text":
    "Until then a bill of your {plan} plan is {before}. From {day} it is {amount} {period}, tax included.",
  "ahead.priceChange.subject": "Your {plan} price changes on {day}",
  "ahead.priceChange.heading": "Your price changes on {day}",
  "ahead.priceChange.text":
    "Your last bill before that day was {before}. From {day} your {plan} plan costs {amount} {period}, tax included.",
  "ahead.renewal.subject": "Your {plan} plan renews on {day}",
  "ahead.renewal.heading": "Your plan renews on {day}",
  "ahead.renewal.text":
    "The term that you have paid for ends then, and your {plan} plan goes on for {amount} {period}, tax included. Your last bill was {before}.",
  "ahead.yearlyReminder.subject": "Your {plan} plan: what you have and what it costs",
  "ahead.yearlyReminder.heading": "Once a year: what you have and what it costs",
  "ahead.yearlyReminder.text":
    "You have the {plan} plan. It costs {amount} {period}, tax included, and its next bill comes on {day}.",
  "ahead.bill": "Your bill of {day}",
  "ahead.nothing":
    "If you do nothing, this bill is due on {day} and your plan goes on until you cancel. What stands to your credit pays first, your card pays the rest.",
  "ahead.cancel":
    "You can change or cancel your plan online, in a few steps. If you cancel before {day}, this bill is not charged.",
  "ahead.button": "See, change or cancel my plan",
  "ahead.without-sign-in":
    "No password at hand? These two links lead straight to this plan. In the place of a sign-in we send a code to this address.",
  "plan-link.change.button": "Change this plan",
  "plan-link.cancel.button": "Cancel this plan",
  "plan-link.change.subject": "Your link to change your {plan} plan",
  "plan-link.cancel.subject": "Your link to cancel your {plan} plan",
  "plan-link.text":
    "Here is the fresh link that was asked for. It is good for {minutes} minutes, and once. The page sends you a code before anything is changed.",
  "plan-link.ignore": "You did not ask for it? Then do nothing: the link alone opens no account.",
  "plan-link.over": "Your {plan} plan has ended already",
  "plan-link.over-text":
    "You asked for a fresh link. Your {plan} plan has ended, so there is nothing left to cancel or to change, and nothing more is charged for it. Your bills are in your account: {url}",
  "ahead.cardExpiring.subject": "Your card ending in {last4} expires soon",
  "ahead.cardExpiring.text":
    "Your card ending in {last4} is good until {day}. Your plan is paid with it. Add another card before then, and nothing stops.",
  "ahead.cardExpired.subject": "Your card ending in {last4} has expired",
  "ahead.cardExpired.text":
    "Your card ending in {last4} was good until {day}, and your plan is still to be paid with it. Add another card so that your next bill can be paid.",
  "ahead.card.button": "Add another card",

  "student-mail.verified.subject": "You are verified as a student",
  "student-mail.verified.heading": "You are verified as a student",
  "student-mail.verified.text":
    "Your student status is confirmed until {until}. Until then you can have the plan for students.",
  "student-mail.renewed.subject": "Your student status is renewed until {until}",
  "student-mail.renewed.heading": "Another year at the student price",
  "student-mail.renewed.text":
    "Your student status is confirmed until {until}. There is nothing else you need to do.",
  "student-mail.rejected.subject": "We could not confirm that you are a student",
  "student-mail.rejected.heading": "We could not confirm that you are a student",
  "student-mail.rejected.text":
    "What you sent did not show that you are enrolled right now. Nothing was charged. You can see why on our page and try again with another proof.",
  "student-mail.renewalRejected.subject": "We could not renew your student status",
  "student-mail.renewalRejected.heading": "We could not renew your student status",
  "student-mail.renewalRejected.text":
    "What you sent did not show that you are enrolled right now. You can see why on our page and try again with another proof.",
  "student-mail.ending.subject": "Your student price ends on {day}",
  "student-mail.ending.heading": "Still a student? Keep your price",
  "student-mail.ending.text":
    "Your student price is good for a year, and that year is nearly over. If you are still a student, confirm it before {day} and it goes on for another year.",
  "student-mail.outlook":
    "Bills of your {plan} plan before {day} are {before}. From {day} it costs {amount} {period}, taxes included. You can change or cancel it online before then.",
  "student-mail.button.checkout": "Choose the student plan",
  "student-mail.button.area": "See my student status",
  "student-mail.button.again": "See why and try again",
  "student-mail.button.renew": "Confirm that I am a student",

  "gift-mail.subject": "{sender} sent you a gift card of {amount}",
  "gift-mail.heading": "A gift for you, {name}",
  "gift-mail.face": "{brand} gift card",
  "gift-mail.text": "{sender} has a gift for you: {amount} to listen to {brand}.",
  "gift-mail.number": "This is the code of your card. Whoever has it can use it, so keep it to yourself.",
  "gift-mail.button": "Use my gift card",
  "gift-mail.how":
    "Sign in or create an account, open {url}, choose “A code from a message” and type the code. The amount then pays your bills before your card does.",
  "gift-mail.terms.no-end":
    "Your card has no end, and no fee is ever taken from it. It cannot be exchanged for cash except where the law says so.",
  "gift-mail.terms.end":
    "Your card is good until {day} at least, and no fee is ever taken from it. It cannot be exchanged for cash except where the law says so.",
  "gift-mail.footer":
    "{brand} · You get this mail because {sender} bought a gift card for you. We use your address for nothing else.",
  "gift-receipt.subject": "Your gift card of {amount} for {name}",
  "gift-receipt.heading": "Thank you for your gift",
  "gift-receipt.charged": "Charged to your card",
  "gift-receipt.card": "Gift card for {name}",
  "gift-receipt.no-tax":
    "There is no tax and no fee on a gift card. Taxes are on what is paid with it later.",
  "gift-receipt.sent": "We have sent it to {email}.",
  "gift-receipt.scheduled":
    "We send it to {email} on {day}. Until then you can correct the address, or take the gift back and get all of your money back.",
  "gift-receipt.button": "See my gifts",
  "gift-voided.subject": "Your gift card of {amount} for {name} is stopped",
  "gift-voided.heading": "Your bank has taken the payment back",
  "gift-voided.waiting":
    "The payment for this gift was contested at your bank, and the bank has taken the money back. So we do not send the gift card.",
  "gift-voided.sent":
    "The payment for this gift was contested at your bank, and the bank has taken the money back. So the gift card cannot be used any more: {left} that nobody had used of it is void. What was used before stays with whoever used it.",
  "gift-voided.next":
    "If you did not mean to contest it, tell your bank. As soon as it gives the money back to us, the gift is good again, and we write to you.",
  "gift-restored.subject": "Your gift card of {amount} for {name} is good again",
  "gift-restored.heading": "Your gift is good again",
  "gift-restored.waiting":
    "Your bank has given us the money for this gift back. We send the gift card on its day, or today if that day is over.",
  "gift-restored.sent":
    "Your bank has given us the money for this gift back. {left} is on the gift card again, and its code is the same as before.",
  "gift-restored.next": "You do not have to do anything.",

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
    "{brand} · This mail is about the security of your account, so it is sent whatever you chose about marketing.",
  footer: "{brand} · This mail is part of your contract, so it is sent whatever you chose about marketing.",
} as const;
