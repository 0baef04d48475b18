/** Review, agreement, payment and confirmation. */
export const completeOrderEnUs = {
  "review.heading": "Review and pay",
  "review.differs":
    "The price or dates are different from what you agreed to. Check them below and agree again. You haven’t been charged.",
  "review.loading": "We’re calculating your exact price…",
  "review.due-today": "Due today",
  "follow-trial.review": "Your trial continues until {date}. {offer} then starts on the same radio.",
  "follow-trial.confirmed":
    "{offer} starts on {date}, when your trial ends. Keep listening until then: nothing changes on your radio.",
  "review.first-charge": "Your first charge: {amount} on {date}",
  "review.bill-now": "Today’s bill",
  "review.bill-later": "Your first bill, on {date}",
  "review.product": "{product}, {start} to {end}",
  "review.no-tax": "Your state doesn’t tax this plan.",
  "review.price-changed":
    "Your price has changed since you last saw it: each bill was {before} and is now {after}. Check it before you pay.",
  "review.price-same": "Your quote expired, so we made a new one. The price is the same.",
  "review.trial.usedByPerson": "You’ve already had this free trial, so this plan starts with its first bill.",
  "review.trial.usedByCard":
    "This card has already been used for a free trial, so this plan starts with its first bill.",
  "review.gift-card": "The gift card ending in {last4} pays first",
  "paid-by.heading": "How today’s bill is paid",
  "paid-by.balance": "Your balance",
  "paid-by.gift-card": "Your gift card",
  "paid-by.card": "Your payment card",
  "gift-card.have": "I have a gift card",
  "gift-card.pays-first":
    "The gift card ending in {last4} pays first. There is {amount} on it. Your card pays the rest.",
  "gift-card.go-without": "Continue without it",
  "review.pay-with": "Pay with",
  "review.change-card": "Change",

  "pay-at-once.now": "You pay {amount} today.",
  "pay-at-once.from": "From {date}, it’s {price}, tax included.",
  "pay-at-once.from-before-tax": "From {date}, it’s {price}, plus tax.",
  "pay-at-once.later": "{offer} then renews at {price}, tax included, from {date} until you cancel.",
  "pay-at-once.later-before-tax": "{offer} then renews at {price}, plus tax, from {date} until you cancel.",
  "pay-at-once.button": "Pay and start listening",

  "terms.heading": "What you agree to",
  "terms.renewal":
    "{offer} renews automatically and charges your card {price} {period}, plus tax, from {date} until you cancel.",
  "terms.each": "You’re buying {count} {offer} plans, and each one is charged as stated.",
  "terms.free": "{offer} is free from {start} until {end}. Cancel before {end} and you pay nothing.",
  "terms.introductory": "The introductory price of {price} {period} ends on {end}.",
  "terms.now": "Your card is charged {amount} today.",
  "terms.cancel":
    "Cancel at any time, online in your account or by phone, and keep listening until the end of what you paid for.",
  "terms.change":
    "Prices and taxes may change; we’ll email you before your price rises, and you can cancel then.",
  "terms.remind": "We’ll email you before a free or introductory period ends.",
  "terms.quebec-first": "As the law of Quebec provides, your contract is shown in French first.",
  "terms.continue-in-english": "Continue in English",
  "terms.agree":
    "I agree to the customer agreement, and to my card being charged as stated above each period until I cancel.",
  "terms.agree-by-button": "By pressing the button you declare: “{words}”",
  "terms.agree-required": "Tick this box to agree to the charges. You can cancel at any time.",

  "complete-order.pay": "Pay {amount} and start listening",
  "complete-order.start-paid": "Start listening",
  "complete-order.start-free": "Start free, pay nothing today",
  "complete-order.start-later": "Confirm plan, pay nothing today",
  "complete-order.working": "Placing your order…",
  "complete-order.processing-heading": "We’re checking with your bank",
  "complete-order.processing":
    "Your bank is taking longer than usual. Stay on this page. We’ll keep checking, and you won’t be charged twice.",
  "complete-order.processing-long":
    "Your bank hasn’t answered yet. You can leave this page. We’ll email you as soon as we know, and you won’t be charged twice.",
  "complete-order.look-again": "Check again",
  "complete-order.declined.tryAgain":
    "Your bank declined this payment. You haven’t been charged. You can try once more.",
  "complete-order.declined.useAnotherCard":
    "This card wasn’t accepted. You haven’t been charged. Use another card.",
  "complete-order.declined.callBank":
    "Your bank declined this payment. You haven’t been charged. Call the number on your card or use another card.",
  "complete-order.IDENTITY_NOT_ELIGIBLE_ERROR":
    "This plan is for verified students. You haven’t been charged. Choose another plan.",
  "complete-order.GIFT_CARD_NOT_USABLE":
    "This gift card can no longer be used. You haven’t been charged. Enter it again, or continue without it.",
  "complete-order.TOO_MANY_DECLINES":
    "Several payments were declined, so we’ve paused for your safety. You haven’t been charged. Try again later or call your bank.",
  "complete-order.QUOTE_EXPIRED": "Your quote expired. Here’s a new one. Check it and agree again.",
  "complete-order.QUOTE_CHANGED":
    "Something in your order changed. Here’s your new quote. Check it and agree again.",
  "complete-order.OFFER_EXPIRED":
    "This offer is no longer available. You haven’t been charged. Choose another plan.",
  "complete-order.OFFER_REDEEMED":
    "This offer has already been used. You haven’t been charged. Choose another plan.",
  "complete-order.OFFER_MEANT_FOR_ANOTHER":
    "This offer was sent to a different email, or to one that isn’t verified yet. Nothing was charged. Sign in with that email, verify it in your account, or choose another plan.",
  "complete-order.INVALID_OFFER_DATA":
    "This offer is no longer available. You haven’t been charged. Choose another plan.",
  "complete-order.COUNTRY_ERROR": "This plan isn’t available in the country of your address.",
  "complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "You already have this plan, so nothing was charged. It’s in your account.",
  "complete-order.PAYMENT_METHOD_REQUIRED": "Enter a card first.",
  "complete-order.BILLING_PROFILE_REQUIRED": "Enter your name and address first.",
  "complete-order.PAYMENT_IN_PROGRESS":
    "Another payment is in progress, perhaps in another tab. This order hasn’t been charged. Wait a minute, then try again.",
  "complete-order.CONFLICTING_REQUEST":
    "This order is already being processed, perhaps in another tab. Wait a moment, then check again.",
  "complete-order.see-account": "Go to your account",
  "complete-order.change-card": "Use another card",
  "complete-order.choose-plan": "Choose another plan",

  "confirmation.heading": "You’re on the air",
  "confirmation.text": "{offer} is active. Sign in as {email} on any device and press play.",
  "confirmation.text-radio": "{offer} is active on your radio.",
  "confirmation.text-without-email": "{offer} is active. Sign in on any device and press play.",
  "confirmation.mail": "We’ve emailed you a confirmation with your terms.",
  "confirmation.next": "What happens next",
  "confirmation.first-bill": "Your first bill of {amount} is charged on {date}.",
  "confirmation.gift-card-paid": "Your gift card paid {amount}.",
  "confirmation.balance-paid": "Your balance paid {amount}.",
  "confirmation.paid-today": "You paid {amount} today.",
  "confirmation.next-bill": "Your next bill of {amount} is charged on {date}.",
  "confirmation.reminder": "We’ll email you before your price changes.",
  "confirmation.cancel": "You can cancel online at any time.",
  "confirmation.receipt": "See your receipt",
  "confirmation.account": "Go to your account",
  "confirmation.listen": "Start listening",
  "confirmation.calendar-first": "Add your first bill to your calendar",
  "confirmation.calendar-next": "Add your next bill to your calendar",
  "confirmation.calendar-title": "{brand}: {amount} for {plan}",
  "confirmation.calendar-text":
    "On {date}, {amount} is charged for {plan}. You can change or cancel it in your account before then.",
  "free-terms.review": "Check and start",
  "free-terms.ended":
    "Your free period ends automatically on {end}. If you like it, choose a plan in your account.",
  "free-terms.heading": "What you get",
  "free-terms.free": "{offer} is free from {start} until {end}.",
  "free-terms.ends": "It then ends automatically. There’s no card on file for it, and nothing is charged.",
  "free-terms.cancel": "You can end it earlier in your account at any time.",
  "free-terms.agree": "By starting you accept the customer agreement.",
  "several.active": "{offers}: all your plans are active. Sign in on any device and press play.",
  "several.active-radios": "{offers}: all your radios have a plan.",
  "several.radio-id": "Radio ID ending in {lastFour}",
  "several.bought": "Your plans",
  "several.next-bill": "Next bill of {amount} on {date}",
  "several.bought-meanwhile":
    "You bought other plans after this price was quoted, perhaps in another tab. You haven’t been charged here. Check your account before you buy more.",
  "several.review-label": "Your plans and their price",
  "several.later": "Then {amount} in all, as each plan renews",
  "several.numbered": "{number}. {offer}",
  "details.saving": "Saving…",
  "offer-link.account":
    "This offer is for {maskedEmail} only. Sign in or create an account with that address.",
  "offers.not-sold-here": "The plan in your link isn’t available here. These are the plans you can choose.",
  "offer-link.over": "Your link has expired or has already been used. These are our current plans.",
  "offer-link.offer": "The first plan below is an offer for {maskedEmail} only.",
  "methods.card": "{brand} ending in {last4}",
  "methods.billing-address": "Billing address",
  "look-up.found": "We found your account: {maskedEmail}. Sign in to continue.",
  "complete-order.DEVICE_NOT_FOUND":
    "It’s been a while since you chose your radio. Choose it again to see the price. You haven’t been charged.",
  "complete-order.CS_INELIGIBLE_RADIO":
    "This radio can’t get our signal at your service address: our satellites don’t reach Alaska, Hawaii or the US territories. You haven’t been charged.",
  "complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
    "This radio already has a plan. If it’s yours, you’ll find it in your account. If you just got the vehicle, contact us and we’ll free it up. You haven’t been charged.",
  "complete-order.choose-radio": "Choose another radio",
  "complete-order.change-radios": "Change your radios",
  "complete-order.radio.onTrial":
    "A free trial is running on this radio, so its plan starts when the trial ends. Remove it here and buy its plan separately. You haven’t been charged.",
  "complete-order.radio.sameRadio":
    "This radio is in your order twice. Remove one of them. You haven’t been charged.",
  "complete-order.radio.notCapable":
    "This radio can’t play the plan you chose for it. Choose another plan or radio. You haven’t been charged.",
  "complete-order.radio.otherCountry":
    "This radio is for a different country than your service address. Choose another radio. You haven’t been charged.",
} as const;
