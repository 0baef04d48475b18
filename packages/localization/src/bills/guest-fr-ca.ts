import type { guestEnUs } from "./guest-en-us.ts";

export const guestFrCa: Record<keyof typeof guestEnUs, string> = {
  "guest.text":
    "Avec le numéro de compte et le code postal ou ZIP, vous pouvez payer sans ouvrir de session, pour vous ou pour quelqu’un d’autre. Vous voyez la somme exigible, et rien d’autre du compte.",
  "guest.number-where": "Dix chiffres. Il figure sur chaque facture.",
  "guest.number-empty": "Entrez le numéro de compte qui figure sur la facture.",
  "guest.number-invalid":
    "Ce n’est pas l’un de nos numéros de compte\u00a0: ils ont dix chiffres. Comparez-le de nouveau avec la facture.",
  "guest.postal-whose": "De l’adresse qui figure sur la facture.",
  "guest.find": "Voir la somme exigible",
  "guest.looking": "Recherche…",
  "guest.not-found":
    "Nous ne trouvons aucun compte avec ce numéro et ce code postal. Comparez les deux de nouveau avec la facture.",
  "guest.sign-in": "Ouvrir une session pour voir vos factures et vos cartes",
  "guest.amount-heading": "Exigible maintenant",
  "guest.due": "En {currency}. À temps.",
  "guest.overdue": "En {currency}. La date d’échéance est passée.",
  "guest.nothing-due": "Rien n’est exigible pour ce compte. Il n’y a rien à payer.",
  "guest.another": "Payer pour un autre compte",
  "guest.card-not-kept": "Votre carte ne paie que cette facture et n’est pas conservée.",
  "guest.reference": "Référence",
  "guest.receipt-text":
    "Gardez la référence dans vos dossiers. Un reçu part par courriel à l’adresse que le compte a au dossier.",
  "guest.find-again": "Revoir la somme exigible",
  "guest.error.QUOTE_CHANGED":
    "La somme exigible a changé depuis que vous l’avez vue. Rien n’a été porté à votre carte. Voici ce qui est exigible maintenant.",
  "guest.error.EXPIRED":
    "Votre recherche date de plus de 15\u00a0minutes. Rien n’a été porté à votre carte. Revoyez la somme exigible; ce que vous avez tapé y est encore.",
  "guest.error.NOTHING_DUE":
    "La facture a été payée entre-temps. Plus rien n’est exigible, et rien n’a été porté à votre carte.",
  "guest.error.PAYMENT_IN_PROGRESS":
    "Un paiement pour ce compte est déjà en cours. Rien n’a été porté à votre carte. Regardez de nouveau dans une minute.",
  "guest.error.CONFLICTING_REQUEST":
    "Le même paiement a été fait il y a un instant. Rien n’a été porté une deuxième fois à votre carte. Revoyez la somme exigible.",
  "bills.account-number": "Numéro de compte\u00a0: {number}",
  "bills.account-number-text":
    "Avec ce numéro et votre code postal, n’importe qui peut payer votre facture sans ouvrir de session.",
};
