/** How two accounts of one person become one. */
export const joinEnUs = {
  "title.join-accounts": "Join your accounts",
  "join.open": "Join your accounts",
  "join.lead":
    "Have a second account, such as one a dealer opened with your new car? Join it with this one and manage everything in one place.",
  "join.find": "Find your other account",
  "join.account": "Account number or email",
  "join.account-hint": "The account number is on every bill. We’ll email a code to the address on file.",
  "join.account-empty": "Enter an account number or email",
  "join.send": "Send code",
  "join.working": "Working…",
  "join.prove": "Enter your code",
  "join.sent":
    "If that account exists, we’ve emailed a 6-digit code to its address on file. It’s good for 10 minutes.",
  "join.code": "Code",
  "join.continue": "Continue",
  "join.another": "Use another account",
  "join.review": "Review what’s joined",
  "join.number": "Account {number} becomes part of this one",
  "join.plans": "Plans that move to this account",
  "join.no-plans": "No active plans",
  "join.plan-on": "{plan}, on the radio ending in {lastFour}",
  "join.balance": "Balance that moves",
  "join.no-balance": "No balance",
  "join.stays": "What stays the same",
  "join.stays-text":
    "Prices and billing dates don’t change. Past bills and receipts keep the name they were issued to, and you can read them here.",
  "join.card": "Card to keep",
  "join.card-text": "It pays for every plan from now on. Cards of the other account are removed.",
  "join.card-empty": "Choose the card to keep",
  "join.card-here": "{card} (this account)",
  "join.card-there": "{card} (other account)",
  "join.final":
    "Nothing changes until you join the accounts. After that, the other sign-in no longer works and can’t be restored.",
  "join.confirm": "Join accounts",
  "join.done": "Your accounts are joined",
  "join.done-text": "Account {number} is now part of this one. We’ve emailed both addresses.",
  "join.to-account": "Go to your account",
  "join.joined": "Joined accounts",
  "join.joined-on": "Account {number}, joined on {date}",
  "join.to-radio": "If that account is yours too, you can join it with this one.",

  "join.SAME_ACCOUNT": "You’re signed in to that account. Enter the number or email of the other one.",
  "join.DEVICE_NOT_FOUND": "It’s been a while since you found this radio. Enter the account instead.",
  "join.ACCOUNT_NOT_JOINABLE":
    "These accounts can’t be joined online because one of them is closed or isn’t a personal account. Nothing was changed.",
  "join.COUNTRY_ERROR":
    "The accounts are in different countries or currencies, so they can’t be joined. Nothing was changed.",
  "join.PAYMENT_IN_PROGRESS":
    "A payment or an order is in progress in one of the accounts. Wait a minute and try again. Nothing was changed.",
  "join.PAYMENT_DUE": "One of the accounts has an unpaid bill. Pay it first, then join the accounts.",
  "join.BILLED_ELSEWHERE":
    "The other account has a student plan or a plan billed by a store, and those can’t move. Nothing was changed.",
  "join.TOO_MANY_PLANS":
    "Together, the accounts have more plans than one account can hold. Contact us and we’ll help.",
  "join.QUOTE_CHANGED": "Something in your accounts has changed. Review it once more before you join them.",
  "join.NOT_FOUND": "It’s been a while since you found this account. Find it again to continue.",
} as const;
