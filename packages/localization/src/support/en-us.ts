/** Help: answers to look up, how canceling works, and how to reach a person. */
export const supportEnUs = {
  "title.help": "Help",
  "title.how-to-cancel": "How to cancel",
  "title.contact": "Contact us",

  "help.heading": "How can we help?",
  "help.search": "Search for an answer",
  "help.search-hint": "Try “refund”, “card”, or “password”",
  "help.found.one": "{count} answer",
  "help.found.other": "{count} answers",
  "help.nothing": "No answer matches “{words}”.",
  "help.nothing-next": "Try fewer words, or ask us.",
  "help.ask": "Ask our team",
  "help.still": "Still need help?",

  "help.group.plans": "Plans",
  "help.group.billing": "Billing and payment",
  "help.group.sign-in": "Signing in",
  "help.group.devices": "Devices",
  "help.group.privacy": "Privacy and messages",

  "help.change-plan.question": "How do I change my plan?",
  "help.change-plan.answer":
    "Open your plan and choose Change. You’ll see the new price, what’s charged today, and every bill that follows before you confirm.",
  "help.change-plan.link": "Change my plan",
  "help.pause-plan.question": "Can I pause instead of canceling?",
  "help.pause-plan.answer":
    "Yes, for 1 to 3 months from your next billing date. Nothing is charged during the pause, introductory prices don’t run out, and your plan resumes automatically.",
  "help.pause-plan.link": "Pause my plan",
  "help.cancel-plan.question": "How do I cancel?",
  "help.cancel-plan.answer":
    "Online, at any time, in two steps and without a fee. Before you confirm, you’ll see when listening ends and what’s refunded.",
  "help.cancel-plan.link": "How to cancel",
  "help.after-trial.question": "When am I charged after a free trial?",
  "help.after-trial.answer":
    "On the day shown when you signed up, and only if you gave us a payment method. We email you a week before a trial of more than a week ends. Cancel before that day and nothing is charged.",
  "help.after-trial.link": "See my next bill",
  "help.student.question": "How does the student price work?",
  "help.student.answer":
    "Verify that you’re a student and you pay less for a year. We remind you before it ends so you can verify again.",
  "help.student.link": "Student price",

  "help.bill-changed.question": "Why is my bill different this time?",
  "help.bill-changed.answer":
    "Every bill says what changed since the last one: a price that ended, a plan change, a new tax rate, or a credit. Open the bill and look for “What changed since your last bill”.",
  "help.bill-changed.link": "See my bills",
  "help.payment-failed.question": "My payment didn’t go through. What now?",
  "help.payment-failed.answer":
    "You keep listening for 7 days while we try again. Pay with the same card or another one, and your plan continues right away.",
  "help.payment-failed.link": "Pay my bill",
  "help.change-card.question": "How do I change my card?",
  "help.change-card.answer":
    "Add the new card, then make it your default. You can keep several cards and remove any that no plan uses.",
  "help.change-card.link": "My payment methods",
  "help.gift-card.question": "How do I redeem a gift card?",
  "help.gift-card.answer":
    "Enter its number in your account. It pays what you owe first, and the rest pays for your next bills.",
  "help.gift-card.link": "Redeem a gift card",
  "help.refund.question": "Do I get a refund?",
  "help.refund.answer":
    "If you end a plan of three months or longer right away, the unused days are refunded. A monthly plan runs to the end of the month you paid for. The exact amount is shown before you confirm.",
  "help.refund.link": "How to cancel",

  "help.forgot-password.question": "I forgot my password.",
  "help.forgot-password.answer":
    "Enter your email on the sign-in page and choose a code instead. Once you’re in, set a new password on your security page.",
  "help.forgot-password.link": "Sign in",
  "help.no-code.question": "My code isn’t arriving.",
  "help.no-code.answer":
    "Codes take up to a minute. Check your spam folder and that the email is spelled correctly, then ask for a new one after 30 seconds. Only the newest code works.",
  "help.no-code.link": "Sign in",
  "help.passkey.question": "What’s a passkey?",
  "help.passkey.answer":
    "A way to sign in with your fingerprint, face, or screen lock. It can’t be guessed or stolen in an email. Add one on your security page.",
  "help.passkey.link": "Add a passkey",

  "help.link-device.question": "How do I link a speaker or TV?",
  "help.link-device.answer":
    "Your device shows an 8-letter code. Enter it on the linking page, check the device’s name, and confirm.",
  "help.link-device.link": "Link a device",
  "help.sign-out-device.question": "How do I sign out a device I no longer have?",
  "help.sign-out-device.answer":
    "Your security page lists every browser and device that’s signed in. Sign out one of them, or all at once.",
  "help.sign-out-device.link": "My devices",

  "help.stop-calls.question": "How do I stop calls and texts?",
  "help.stop-calls.answer":
    "Enter your number on our do-not-call page. It takes effect right away, and you don’t need to sign in. Replying STOP to a text works, too.",
  "help.stop-calls.link": "Stop calls and texts",
  "help.delete-account.question": "How do I delete my account?",
  "help.delete-account.answer":
    "On your security page. You’ll see what ends, what’s refunded, and what the law asks us to keep before you confirm.",
  "help.delete-account.link": "My security page",

  "how-to-cancel.heading": "How to cancel",
  "how-to-cancel.lead": "Cancel online at any time. There’s no fee, and you don’t have to call.",
  "how-to-cancel.step-1": "Sign in and open the plan you want to end.",
  "how-to-cancel.step-2": "Choose Cancel. You’ll see when listening ends, what’s refunded, and the last day.",
  "how-to-cancel.step-3": "Confirm. We email you a receipt right away.",
  "how-to-cancel.act": "Cancel a plan",
  "how-to-cancel.refunds": "What’s refunded",
  "how-to-cancel.refunds-text":
    "If you end a plan of three months or longer right away, the unused days are refunded. A monthly plan runs to the end of the month you paid for.",
  "how-to-cancel.elsewhere": "If someone else bills you",
  "how-to-cancel.elsewhere-text":
    "A plan bought in an app store is canceled in that store. Your account shows which one and leads you there.",
  "how-to-cancel.signed-out": "Can’t sign in?",
  "how-to-cancel.signed-out-text":
    "Every email about a bill has a link that cancels that plan with a code, without a password. Or write to us.",

  "contact-us.heading": "Contact us",
  "contact-us.lead": "We answer by email, usually within one business day.",
  "contact-us.topic": "Topic",
  "contact-us.topic.choose": "Choose a topic",
  "contact-us.topic.plan": "My plan",
  "contact-us.topic.billing": "Billing and payment",
  "contact-us.topic.signIn": "Signing in",
  "contact-us.topic.device": "A device",
  "contact-us.topic.privacy": "Privacy",
  "contact-us.topic.other": "Something else",
  "contact-us.email": "Email",
  "contact-us.message": "Message",
  "contact-us.message-hint": "Up to 2,000 characters. Never send card numbers or passwords.",
  "contact-us.send": "Send message",
  "contact-us.call": "Call us",
  "contact-us.call-text": "{phone}, free of charge",
  "contact-us.chat": "Chat with us",
  "contact-us.chat-open": "Open the chat",
  "contact-us.error.topic": "Choose a topic",
  "contact-us.error.EMAIL_INVALID": "Enter a valid email, such as name@example.com",
  "contact-us.error.message": "Enter a message",
  "contact-us.error.message-long": "Shorten your message to 2,000 characters",
  "contact-us.error.CARD_NUMBER_NOT_ALLOWED":
    "Remove the card number from your message. It wasn’t sent, and we never need it.",
  "contact-us.done-heading": "Message sent",
  "contact-us.done": "We’ll answer {email}. Your reference is {reference}.",
  "contact-us.another": "Send another message",
} as const;
