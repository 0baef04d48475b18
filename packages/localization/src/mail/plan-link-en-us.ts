/** The links of mails to the pages of one plan, and the mails with fresh ones. */
export const planLinkEnUs = {
  "ahead.another-vehicle":
    "Got another vehicle? This plan can continue there, at the same price. This link asks for a code, too.",
  "plan-link.transfer.button": "Move this plan",
  "plan-link.transfer.subject": "Your link to move your {plan} plan",
  "plan-link.change.button": "Change this plan",
  "plan-link.cancel.button": "Cancel this plan",
  "plan-link.change.subject": "Your link to change your {plan} plan",
  "plan-link.cancel.subject": "Your link to cancel your {plan} plan",
  "plan-link.text":
    "Here’s the new link you asked for. It works once, for {minutes} minutes. The page sends you a code before anything changes.",
  "plan-link.ignore": "Didn’t ask for it? Ignore this email: the link alone doesn’t open any account.",
  "plan-link.over": "Your {plan} plan has already ended",
  "plan-link.over-text":
    "You asked for a new link. Your {plan} plan has already ended, so there’s nothing to cancel or change, and you won’t be charged for it again. Your bills are in your account: {url}",
} as const;
