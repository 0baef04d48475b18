/** The customer agreement. A text holds paragraphs, one a line. */
export const agreementEnUs = {
  "title.agreement": "Customer agreement",

  "agreement.heading": "Customer agreement",
  "agreement.lead": "The terms between you and {legalName} when you listen to {brand}.",
  "legal.effective": "In effect since {date}",
  "legal.contents": "On this page",
  "legal.print": "Print or save",
  "legal.questions": "Questions about this page?",
  "legal.contact": "Contact us",

  "agreement.scope.heading": "What this covers",
  "agreement.scope.text":
    "This agreement between you and {legalName} covers every {brand} plan, free trial, and gift card. The confirmation you receive after a purchase lists your plan, its price over time, and the taxes, and it’s part of this agreement.\nIf the confirmation and this page differ, the confirmation applies.",
  "agreement.plans.heading": "Plans and free trials",
  "agreement.plans.text":
    "A plan starts as soon as you confirm your order. A free trial or introductory price applies once per person and lasts until the date shown at purchase.\nSome offers are for certain people only, such as students. When you no longer qualify, the plan continues at the full price shown at purchase, and we email you first.",
  "agreement.prices.heading": "Prices and taxes",
  "agreement.prices.text":
    "Prices include every fee we charge, including our music royalty fee. Taxes are added for your address and shown line by line before you pay.\nYou’re billed exactly what you were quoted. If tax rates change, later bills use the new rate.",
  "agreement.renewal.heading": "Automatic renewal",
  "agreement.renewal.text":
    "Paid plans renew automatically at the end of each billing period and charge your payment method until you cancel. The price, the period, and the date of the first charge are shown next to the button before you agree.\nA plan you got without a payment method ends automatically. Nothing is charged.",
  "agreement.notices.heading": "What we tell you in advance",
  "agreement.notices.text":
    "We email you before a free trial or introductory price ends, before a price goes up, and before a plan of two months or longer renews. Once a year, we remind you what you have, what it costs, and how to cancel.\nWhere your state asks for earlier notice, we follow its rules.",
  "agreement.cancel.heading": "Canceling",
  "agreement.cancel.text":
    "You can cancel online at any time, without a fee and without a call. You keep listening until the end of the period you paid for, or you can end the plan right away.\nUntil the last day, you can change your mind and keep your plan.",
  "agreement.refunds.heading": "Refunds",
  "agreement.refunds.text":
    "If you end a plan of three months or longer right away, we refund the unused days. A monthly plan runs to the end of the month you paid for. The exact amount is shown before you confirm.\nRefunds go back the way you paid.",
  "agreement.payment.heading": "Payment",
  "agreement.payment.text":
    "We charge the payment method you chose. Card numbers go straight to our payment processor and never reach us. Your account balance and gift cards are used before your card.\nYou can change your payment method at any time in your account.",
  "agreement.late.heading": "When a payment doesn’t go through",
  "agreement.late.text":
    "We try again and let you know by email. You keep listening for 7 days. After that, the plan is suspended until the bill is paid, and it resumes as soon as it is.\nWe charge no late fees.",
  "agreement.gift-cards.heading": "Gift cards",
  "agreement.gift-cards.text":
    "A gift card becomes credit on the account that redeems it. It’s good for at least 5 years and can’t be exchanged for cash unless the law says so.",
  "agreement.account.heading": "Your account",
  "agreement.account.text":
    "Keep your sign-in to yourself and your email address up to date, because that’s where we send receipts and notices. Your plan is for you and your household, not for public or commercial use.\nIf you think someone else is using your account, change your password and sign out everywhere on your security page.",
  "agreement.changes.heading": "Changes to this agreement",
  "agreement.changes.text":
    "If we change these terms, we email you at least 30 days ahead. You can cancel before the change takes effect if you don’t agree with it.",
  "agreement.law.heading": "Your rights",
  "agreement.law.text":
    "Nothing here takes away rights you have under the consumer law of your state. The law of the state where you live applies.\nIf we can’t settle a problem together, you can take it to the courts where you live.",
} as const;
