/** Review, agreement, payment and confirmation. */
export const completeOrderEnUs = {
  "review.heading": "Review and pay",
  "review.loading": "We are working out your exact price…",
  "review.due-today": "Due today",
  "review.first-charge": "Your first charge: {amount} on {date}",
  "review.bill-now": "Today’s bill",
  "review.bill-later": "Your first bill, on {date}",
  "review.product": "{product}, {start} to {end}",
  "review.no-tax": "Your state does not tax this plan.",
  "review.price-changed":
    "Your price was worked out anew and is not what you saw before: each bill was {before} and is now {after}. Please check it before you pay.",
  "review.price-same": "Your quote had run out, so we made a new one. The price is the same.",
  "review.trial.usedByPerson":
    "You have had this trial before, so this time the plan begins with its first bill.",
  "review.trial.usedByCard":
    "A trial has been used with this card before, so this time the plan begins with its first bill.",
  "review.gift-card": "The gift card ending in {last4} pays first",
  "paid-by.heading": "Who pays today",
  "paid-by.balance": "Your balance",
  "paid-by.gift-card": "Your gift card",
  "paid-by.card": "Your payment card",
  "gift-card.have": "I have a gift card",
  "gift-card.pays-first":
    "The gift card ending in {last4} pays first. There is {amount} on it. Your card pays the rest.",
  "gift-card.go-without": "Go on without it",
  "review.pay-with": "Pay with",
  "review.change-card": "Change",

  "terms.heading": "What you agree to",
  "terms.renewal":
    "{offer} renews by itself and charges your card {price} {period}, plus tax, from {date} until you cancel.",
  "terms.each": "You buy {count} plans of {offer}; each of them is charged as stated.",
  "terms.free": "It is free from {start} until {end}. Cancel before {end} and you pay nothing.",
  "terms.introductory": "The introductory price of {price} {period} ends on {end}.",
  "terms.now": "Your card is charged {amount} today.",
  "terms.cancel":
    "Cancel at any time in your account under “Your account”, online and in the same few clicks, or by phone. You keep listening until the end of what you paid for.",
  "terms.change":
    "Prices and taxes may change; we write to you before your price rises, and you may cancel then.",
  "terms.remind": "We write to your email address before a free or introductory time ends.",
  "terms.quebec-first": "As the law of Quebec provides, your contract is shown in French first.",
  "terms.continue-in-english": "Continue in English",
  "terms.agree":
    "I agree that my card is charged as stated above, again each period until I cancel, and to the customer agreement.",
  "terms.agree-by-button": "By pressing the button you declare: “{words}”",
  "terms.agree-required": "Tick this box to agree to the charges. You can cancel at any time.",

  "complete-order.pay": "Pay {amount} and start listening",
  "complete-order.start-paid": "Start listening, nothing on your card today",
  "complete-order.start-free": "Start free, pay nothing today",
  "complete-order.working": "Placing your order…",
  "complete-order.processing-heading": "We are checking with your bank",
  "complete-order.processing":
    "Your bank is taking its time. Please stay on this page: we look again by ourselves, and you will not be charged twice.",
  "complete-order.processing-long":
    "Your bank still has not answered. You can leave this page safely: we send you a message as soon as we know, and you will not be charged twice.",
  "complete-order.look-again": "Look again",
  "complete-order.declined.tryAgain":
    "Your bank did not let this payment through. Nothing was charged. You can try once more.",
  "complete-order.declined.useAnotherCard":
    "This card was not accepted. Nothing was charged. Please use another card.",
  "complete-order.declined.callBank":
    "Your bank did not let this payment through. Nothing was charged. Call the number on your card, or use another card.",
  "complete-order.IDENTITY_NOT_ELIGIBLE_ERROR":
    "This plan is for students who have been verified. Nothing was charged. Please pick another plan.",
  "complete-order.GIFT_CARD_NOT_USABLE":
    "This gift card cannot be used any more, or waited too long. Nothing was charged. Enter it again, or go on without it.",
  "complete-order.TOO_MANY_DECLINES":
    "Several payments were refused, so we paused for your safety. Nothing was charged. Please try again later or with your bank on the phone.",
  "complete-order.QUOTE_EXPIRED":
    "Your quote had run out. Here is a new one; please check it and agree again.",
  "complete-order.QUOTE_CHANGED":
    "Something in your order changed. Here is the new quote; please check it and agree again.",
  "complete-order.OFFER_EXPIRED": "This plan was just withdrawn. Nothing was charged.",
  "complete-order.OFFER_REDEEMED":
    "This offer was used already. Nothing was charged. Please pick another plan.",
  "complete-order.OFFER_MEANT_FOR_ANOTHER":
    "This offer was sent to a different email, or to one that isn’t verified yet. Nothing was charged. Sign in with that email, verify it in your account, or choose another plan.",
  "complete-order.INVALID_OFFER_DATA":
    "This offer cannot be had any more. Nothing was charged. Please pick another plan.",
  "complete-order.COUNTRY_ERROR": "This plan is sold in another country than the one of your address.",
  "complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "You already have this plan, so nothing was charged. It’s in your account.",
  "complete-order.PAYMENT_METHOD_REQUIRED": "Please enter a card first.",
  "complete-order.BILLING_PROFILE_REQUIRED": "Please enter your name and address first.",
  "complete-order.PAYMENT_IN_PROGRESS":
    "Another payment is in progress, perhaps in another tab. This order hasn’t been charged. Wait a minute, then try again.",
  "complete-order.CONFLICTING_REQUEST":
    "This order is being worked on already, perhaps in another tab. Please wait a moment, then look again.",
  "complete-order.see-account": "Go to your account",
  "complete-order.change-card": "Use another card",
  "complete-order.choose-plan": "Choose another plan",

  "confirmation.heading": "You are on the air",
  "confirmation.text": "{offer} is active. Sign in with {email} on any device and press play.",
  "confirmation.text-without-email": "{offer} is active. Sign in on any device and press play.",
  "confirmation.mail": "A confirmation with your terms is on its way to your email address.",
  "confirmation.next": "What happens next",
  "confirmation.first-bill": "Your first bill of {amount} is charged on {date}.",
  "confirmation.gift-card-paid": "Your gift card paid {amount}.",
  "confirmation.balance-paid": "Your balance paid {amount}.",
  "confirmation.paid-today": "You paid {amount} today.",
  "confirmation.next-bill": "Your next bill of {amount} is charged on {date}.",
  "confirmation.reminder": "We write to you before your price changes.",
  "confirmation.cancel": "You can cancel in your account at any time.",
  "confirmation.receipt": "See your receipt",
  "confirmation.account": "Go to your account",
  "free-terms.review": "Check and start",
  "free-terms.ended": "Your free time ends by itself on {end}. If you like it, pick a plan in your account.",
  "free-terms.heading": "What you get",
  "free-terms.free": "{offer} is free from {start} until {end}.",
  "free-terms.ends": "Then it ends by itself. No card is on file for it, and nothing is charged.",
  "free-terms.cancel": "You can end it earlier in your account at any time.",
  "free-terms.agree": "By starting you accept the customer agreement.",
  "several.active": "{offers}: all of your plans are active. Sign in on any device and press play.",
  "several.bought": "Your plans",
  "several.next-bill": "Next bill of {amount} on {date}",
  "several.bought-meanwhile":
    "Other plans of yours were bought after this price was made, perhaps in another tab. Nothing was charged here. Look at your account before you buy more.",
  "several.review-label": "Your plans and their price",
  "several.later": "Then {amount} in all, as each plan renews",
  "several.numbered": "{number}. {offer}",
  "details.saving": "Saving…",
  "offer-link.account":
    "Sign in, or create an account, with the address {maskedEmail}: this offer is for that account only.",
  "offers.not-sold-here":
    "The plan that your link is about is not sold here, or not any more. These are the plans that you can have.",
  "offer-link.over": "The link that you came by has run out or was used. These are our plans for everybody.",
  "offer-link.offer":
    "The first plan below is an offer for {maskedEmail}. It can be bought by that account only.",
  "methods.card": "{brand} ending in {last4}",
  "methods.billing-address": "Billing address",
  "look-up.found":
    "We have found your account: {maskedEmail}. Sign in to it, so that nobody else buys in your name.",
} as const;
