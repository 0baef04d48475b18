import type { payEnUs } from "./pay-en-us.ts";

export const payFrCa: Record<keyof typeof payEnUs, string> = {
  "pay.heading": "Payer votre facture",
  "pay.loading": "Nous cherchons ce qui est à payer…",
  "pay.amount": "À payer maintenant",
  "pay.for": "Ce paiement règle",
  "pay.bill": "Facture {number}, échéance le {date}",
  "pay.balance-taken-off": "Votre solde de {amount} est déduit.",
  "pay.nothing-due": "Rien n’est à payer. Vous avez tout réglé.",
  "pay.gift-card-first": "Utiliser d’abord une carte-cadeau",
  "pay.gift-card-pays": "Votre carte-cadeau paie {amount}.",
  "pay.gift-card-left": "Il y reste {amount}.",
  "pay.gift-card-remove": "Continuer sans elle",
  "pay.gift-card-pays-all": "Aucune carte de crédit n’est nécessaire.",
  "pay.rest": "Votre carte paie {amount}.",
  "pay.with": "Payer avec",
  "pay.other-card": "Une autre carte",
  "pay.other-card-kept": "Elle devient votre carte par défaut et paiera vos prochaines factures.",
  "pay.submit": "Payer {amount}",
  "pay.working": "Paiement en cours…",
  "pay.card-incomplete": "Complétez le numéro de carte, la date d’expiration et le code de sécurité.",
  "pay.processing-heading": "Nous vérifions auprès de votre banque",
  "pay.processing":
    "Votre banque prend son temps. Nous vérifions de nouveau nous-mêmes, et vous ne paierez pas deux fois.",
  "pay.processing-long":
    "Votre banque n’a toujours pas répondu. Vous pouvez quitter cette page sans crainte : vous ne paierez pas deux fois.",
  "pay.look-again": "Vérifier de nouveau",
  "pay.declined.tryAgain":
    "Votre banque n’a pas autorisé ce paiement. Rien n’a été porté à votre carte. Vous pouvez réessayer une fois.",
  "pay.declined.useAnotherCard":
    "Cette carte n’a pas été acceptée. Rien n’y a été porté. Veuillez utiliser une autre carte.",
  "pay.declined.callBank":
    "Votre banque n’a pas autorisé ce paiement. Rien n’a été porté à votre carte. Composez le numéro qui figure sur la carte ou utilisez une autre carte.",
  "pay.error.TOO_MANY_DECLINES":
    "Plusieurs paiements ont été refusés ; nous faisons donc une pause pour votre sécurité. Rien n’a été prélevé. Veuillez réessayer plus tard.",
  "pay.error.PAYMENT_IN_PROGRESS":
    "Un paiement de cette facture est déjà en cours, peut-être dans un autre onglet. Attendez un moment, puis vérifiez de nouveau.",
  "pay.error.NOTHING_DUE": "C’est déjà payé. Rien n’a été prélevé à l’instant.",
  "pay.error.PAYMENT_METHOD_REQUIRED": "Veuillez d’abord choisir ou entrer une carte.",
  "pay.error.INVALID_AMOUNT": "Le montant à payer a changé. Voici le nouveau ; rien n’a été prélevé.",
  "pay.error.CONFLICTING_REQUEST":
    "Le même paiement vient d’être fait. N’appuyez de nouveau que si vous voulez payer encore une fois.",
  "pay.error.NOT_FOUND": "Cette facture ou cette carte n’existe plus. Rien n’a été prélevé.",
  "pay.error.GIFT_CARD_NOT_USABLE":
    "Cette carte-cadeau n’est plus utilisable ou a attendu trop longtemps. Entrez-la de nouveau ou continuez sans elle.",
  "pay.receipt-heading": "C’est payé, merci",
  "pay.receipt-card": "Porté à votre carte",
  "pay.receipt-gift-card": "Payé par carte-cadeau",
  "pay.receipt-balance": "Votre solde maintenant",
  "pay.receipt-left": "Reste à payer",
  "pay.receipt-invoice": "Ouvrir la facture",
  "pay.done": "Retour à vos factures",

  "gift-card.heading": "Utiliser une carte-cadeau",
  "gift-card.text": "Sa valeur s’ajoute à votre solde, qui paie vos factures avant votre carte de crédit.",
  "gift-card.kind": "Qu’avez-vous en main ?",
  "gift-card.kind.physical": "Une carte avec un code de sécurité",
  "gift-card.kind.digital": "Un code reçu par message",
  "gift-card.number": "Numéro de la carte",
  "gift-card.code": "Code-cadeau",
  "gift-card.expiry": "Date sur la carte (MM/AA)",
  "gift-card.security-code": "Code de sécurité",
  "gift-card.security-code-where": "Au dos, sous la bande à gratter.",
  "gift-card.check": "Voir sa valeur",
  "gift-card.checking": "Vérification de la carte…",
  "gift-card.field.number": "Entrez les 8 à 40 lettres et chiffres, avec ou sans espaces.",
  "gift-card.field.expiry": "Entrez le mois et l’année comme sur la carte, par exemple 09/29.",
  "gift-card.field.securityCode": "Entrez les 3 à 8 chiffres qui se trouvent sous la bande.",
  "gift-card.error.COUNTRY_ERROR":
    "Cette carte-cadeau a été vendue dans un autre pays et ne peut servir que là-bas.",
  "gift-card.error.BAD_DATA_RETURNED":
    "Nous ne pouvons pas accepter cette carte-cadeau. Vérifiez tout ce que vous avez entré ; la carte est peut-être aussi épuisée.",
  "gift-card.error.ALREADY_REDEEMED":
    "Cette carte-cadeau vient d’être utilisée. Vérifiez-la de nouveau pour voir ce qu’il en reste.",
  "gift-card.error.EXPIRED":
    "Plus d’un quart d’heure s’est écoulé. Veuillez entrer la carte-cadeau de nouveau.",
  "gift-card.error.NO_BALANCE": "Il ne reste rien sur cette carte-cadeau.",
  "gift-card.error.BILLING_PROFILE_REQUIRED":
    "Veuillez d’abord enregistrer votre nom et votre adresse : le solde y est rattaché.",
  "gift-card.add-details": "Ajouter une carte avec nom et adresse",
  "gift-card.on-it": "Sur la carte-cadeau se terminant par {last4}",
  "gift-card.how-much": "Combien voulez-vous ajouter à votre solde ?",
  "gift-card.all": "Tout : {amount}",
  "gift-card.part": "Une partie",
  "gift-card.part-amount": "Montant",
  "gift-card.part-invalid": "Entrez un montant de {least} à {most}.",
  "gift-card.redeem": "Ajouter à mon solde",
  "gift-card.redeeming": "Ajout en cours…",
  "gift-card.another": "Utiliser une autre carte-cadeau",
  "gift-card.done-heading": "C’est dans votre solde",
  "gift-card.done-added": "Ajouté",
  "gift-card.done-balance": "Votre solde maintenant",
  "gift-card.done-owed": "Reste à payer",
  "gift-card.done-left": "Reste sur la carte-cadeau",
};
