/** Paying for an account without a sign-in. */
export const guestEnUs = {
  "guest.text":
    "Pay a bill for yourself or someone else without signing in. You need the account number and the ZIP or postal code. You’ll see what’s due, and nothing else.",
  "guest.number-where": "Ten digits. It’s on every invoice.",
  "guest.number-empty": "Enter the account number from the invoice.",
  "guest.number-invalid": "Account numbers have ten digits. Check yours against the invoice.",
  "guest.postal-whose": "From the address on the invoice.",
  "guest.find": "See what’s due",
  "guest.looking": "Looking…",
  "guest.not-found":
    "We can’t find an account with this number and ZIP or postal code. Check both against the invoice.",
  "guest.sign-in": "Sign in to see your bills and cards",
  "guest.amount-heading": "Due now",
  "guest.due": "In {currency}. On time.",
  "guest.overdue": "In {currency}. Overdue.",
  "guest.nothing-due": "Nothing is due on this account.",
  "guest.another": "Pay for another account",
  "guest.card-not-kept": "Your card pays only this bill and isn’t saved.",
  "guest.reference": "Reference",
  "guest.receipt-text":
    "Keep the reference for your records. We’ll email a receipt to the address on the account.",
  "guest.find-again": "Check what’s due again",
  "guest.error.QUOTE_CHANGED":
    "The amount due has changed since you looked. Nothing was charged. Here’s the new amount.",
  "guest.error.EXPIRED":
    "You looked this up more than 15 minutes ago. Nothing was charged. Check what’s due again; your entries are still there.",
  "guest.error.NOTHING_DUE": "This bill has just been paid. Nothing is due, and your card wasn’t charged.",
  "guest.error.PAYMENT_IN_PROGRESS":
    "A payment for this account is already under way. Your card wasn’t charged. Check again in a minute.",
  "guest.error.CONFLICTING_REQUEST":
    "The same payment was made a moment ago. Your card wasn’t charged again. Check what’s due now.",
  "bills.account-number": "Account number: {number}",
  "bills.account-number-text":
    "Anyone who has this number and your ZIP or postal code can pay your bill without signing in.",
} as const;
