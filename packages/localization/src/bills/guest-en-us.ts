/** Paying for an account without a sign-in. */
export const guestEnUs = {
  "guest.text":
    "With the account number and the ZIP or postal code you can pay without a sign-in, for yourself or for somebody else. You see what is due, and nothing else of the account.",
  "guest.number-where": "Ten digits. It stands on every invoice.",
  "guest.number-empty": "Enter the account number that stands on the invoice.",
  "guest.number-invalid":
    "This is no account number of ours: it has ten digits. Compare it with the invoice once more.",
  "guest.postal-whose": "Of the address on the invoice.",
  "guest.find": "Show what is due",
  "guest.looking": "Looking…",
  "guest.not-found":
    "We find no account with this number and this ZIP or postal code. Compare both with the invoice once more.",
  "guest.sign-in": "Sign in to see your bills and cards",
  "guest.amount-heading": "Due now",
  "guest.due": "In {currency}. On time.",
  "guest.overdue": "In {currency}. Its due date has passed.",
  "guest.nothing-due": "Nothing is due on this account.",
  "guest.another": "Pay for another account",
  "guest.card-not-kept": "Your card pays just this bill and isn’t saved.",
  "guest.reference": "Reference",
  "guest.receipt-text":
    "Keep the reference for your records. A receipt goes by mail to the address that the account has on file.",
  "guest.find-again": "Look again what is due",
  "guest.error.QUOTE_CHANGED":
    "What is due has changed since you looked. Nothing was charged. Below is the amount that is due now.",
  "guest.error.EXPIRED":
    "You looked this up more than 15 minutes ago. Nothing was charged. Look again what is due; your entries are still there.",
  "guest.error.NOTHING_DUE": "This bill has just been paid. Nothing is due, and your card wasn’t charged.",
  "guest.error.PAYMENT_IN_PROGRESS":
    "A payment for this account is already under way. Your card wasn’t charged. Check again in a minute.",
  "guest.error.CONFLICTING_REQUEST":
    "The same payment was made a moment ago. Your card wasn’t charged again. Check what’s due now.",
  "bills.account-number": "Account number: {number}",
  "bills.account-number-text":
    "Anyone who has this number and your ZIP or postal code can pay your bill without signing in.",
} as const;
