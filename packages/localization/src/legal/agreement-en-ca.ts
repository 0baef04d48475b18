export const agreementEnCa = {
  "agreement.notices.text":
    "We email you before a free trial or introductory price ends, before a price goes up, and before a plan of two months or longer renews. Once a year, we remind you what you have, what it costs, and how to cancel.\nWhere your province asks for earlier notice, as British Columbia and Quebec do, we follow its rules.",
  "agreement.cancel.heading": "Cancelling",
  "agreement.prices.text":
    "The price you see is everything we charge; there’s no music royalty fee in Canada. GST, HST, PST, or QST is added for your address and shown line by line before you pay.\nYou’re billed exactly what you were quoted. If tax rates change, later bills use the new rate.",
  "agreement.refunds.text":
    "If you end a plan of three months or longer right away, we refund the unused days. A monthly plan runs to the end of the month you paid for. In British Columbia and Quebec, the unused days of every plan are refunded. The exact amount is shown before you confirm.\nRefunds go back the way you paid.",
  "agreement.gift-cards.text":
    "A gift card becomes credit on the account that redeems it. It never expires and can’t be exchanged for cash unless the law says so.",
  "agreement.law.text":
    "Nothing here takes away rights you have under the consumer law of your province or territory. The law of the place where you live applies. In Quebec, that includes your right to end the contract at any time under the Consumer Protection Act.\nIf we can’t settle a problem together, you can take it to the courts where you live.",
};
