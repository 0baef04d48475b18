const REFUNDS =
  "If you end a plan of three months or longer right away, the unused days are refunded. A monthly plan runs to the end of the month you paid for. In British Columbia and Quebec, the unused days of every plan are refunded.";

export const supportEnCa = {
  "help.pause-plan.question": "Can I pause instead of cancelling?",
  "help.refund.answer": `${REFUNDS} The exact amount is shown before you confirm.`,
  "how-to-cancel.refunds-text": REFUNDS,
  "how-to-cancel.elsewhere-text":
    "A plan bought in an app store is cancelled in that store. Your account shows which one and leads you there.",
};
