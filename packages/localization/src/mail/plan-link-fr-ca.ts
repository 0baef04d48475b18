/** The links of mails to the pages of one plan, and the mails with fresh ones. */
export const planLinkFrCa = {
  "ahead.another-vehicle":
    "Vous avez un autre véhicule? Ce forfait peut y continuer, au même prix. Ce lien demande aussi un code.",
  "plan-link.transfer.button": "Transférer ce forfait",
  "plan-link.transfer.subject": "Votre lien pour transférer votre forfait {plan}",
  "plan-link.change.button": "Changer ce forfait",
  "plan-link.cancel.button": "Annuler ce forfait",
  "plan-link.change.subject": "Votre lien pour changer votre forfait {plan}",
  "plan-link.cancel.subject": "Votre lien pour annuler votre forfait {plan}",
  "plan-link.text":
    "Voici le nouveau lien qui nous a été demandé. Il est valable {minutes}\u00a0minutes et ne sert qu’une fois. La page vous envoie un code avant que quoi que ce soit ne change.",
  "plan-link.ignore":
    "Vous ne l’avez pas demandé? Alors, ne faites rien\u00a0: à lui seul, le lien n’ouvre aucun compte.",
  "plan-link.over": "Votre forfait {plan} a déjà pris fin",
  "plan-link.over-text":
    "Vous avez demandé un nouveau lien. Votre forfait {plan} a pris fin\u00a0: il n’y a plus rien à annuler ni à changer, et il ne vous coûte plus rien. Vos factures sont dans votre compte\u00a0: {url}",
} as const;
