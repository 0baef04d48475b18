import type { guestEnUs } from "./guest-en-us.ts";

export const guestFrCa: Record<keyof typeof guestEnUs, string> = {
  "guest.text":
    "Payez une facture pour vous ou pour quelqu’un d’autre sans ouvrir de session. Il vous faut le numéro de compte et le code postal ou ZIP. Vous voyez le montant à payer, et rien d’autre du compte.",
  "guest.number-where": "Dix chiffres. Il figure sur chaque facture.",
  "guest.number-empty": "Entrez le numéro de compte qui figure sur la facture.",
  "guest.number-invalid": "Nos numéros de compte ont dix chiffres. Comparez le vôtre avec la facture.",
  "guest.postal-whose": "Celui de l’adresse qui figure sur la facture.",
  "guest.find": "Voir le montant à payer",
  "guest.looking": "Recherche…",
  "guest.not-found":
    "Nous ne trouvons aucun compte avec ce numéro et ce code postal. Comparez les deux avec la facture.",
  "guest.sign-in": "Ouvrir une session pour voir vos factures et vos cartes",
  "guest.amount-heading": "À payer maintenant",
  "guest.due": "En {currency}. À temps.",
  "guest.overdue": "En {currency}. En retard.",
  "guest.nothing-due": "Rien à payer pour ce compte.",
  "guest.another": "Payer pour un autre compte",
  "guest.card-not-kept": "Votre carte ne paie que cette facture et n’est pas conservée.",
  "guest.reference": "Référence",
  "guest.receipt-text": "Conservez la référence. Nous enverrons un reçu par courriel à l’adresse du compte.",
  "guest.find-again": "Revoir le montant à payer",
  "guest.error.QUOTE_CHANGED":
    "Le montant à payer a changé depuis que vous l’avez vu. Rien n’a été porté à votre carte. Voici le nouveau montant.",
  "guest.error.EXPIRED":
    "Votre recherche date de plus de 15\u00a0minutes. Rien n’a été porté à votre carte. Revoyez le montant à payer; ce que vous avez tapé est toujours là.",
  "guest.error.NOTHING_DUE":
    "Cette facture vient d’être payée. Rien n’est à payer, et rien n’a été porté à votre carte.",
  "guest.error.PAYMENT_IN_PROGRESS":
    "Un paiement pour ce compte est déjà en cours. Rien n’a été porté à votre carte. Vérifiez de nouveau dans une minute.",
  "guest.error.CONFLICTING_REQUEST":
    "Le même paiement a été fait il y a un instant. Rien n’a été porté une deuxième fois à votre carte. Revoyez le montant à payer.",
  "bills.account-number": "Numéro de compte\u00a0: {number}",
  "bills.account-number-text":
    "Avec ce numéro et votre code postal, n’importe qui peut payer votre facture sans ouvrir de session.",
};
