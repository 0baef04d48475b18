import type { GiftsDictionary } from "./en-us.ts";

export const giftsFrCa: GiftsDictionary = {
  "title.gift": "Offrir une carte-cadeau",

  "gift.heading": "Offrir une carte-cadeau",
  "gift.text": "Elle paie n’importe quel forfait, arrive par courriel et porte votre touche personnelle.",
  "gift.resumed":
    "Voici le cadeau que vous avez commencé. Nous ne conservons ni le nom ni l’adresse des autres : veuillez saisir de nouveau à qui il est destiné.",
  "gift.sign-in":
    "Votre cadeau est prêt. Créez un compte ou connectez-vous pour le payer; rien de ce que vous avez saisi n’est perdu.",
  "gift.back-to-gift": "Modifier le cadeau",

  "gift.amount": "Combien?",
  "gift.amount-other": "Un autre montant",
  "gift.amount-typed": "Montant, de {least} à {most}",
  "gift.design": "Quel motif?",
  "gift.design.waves": "Vagues",
  "gift.design.vinyl": "Vinyle",
  "gift.design.sunrise": "Aurore",
  "gift.design.stars": "Étoiles",
  "gift.face": "Carte-cadeau",
  "gift.to": "Pour qui?",
  "gift.recipient-name": "Son nom",
  "gift.recipient-email": "Son adresse courriel",
  "gift.sender-name": "Votre nom, comme on vous connaît",
  "gift.message": "Votre message",
  "gift.message-length": "Jusqu’à {count} caractères; il en reste {left}.",
  "gift.language": "Langue du courriel",
  "gift.language.en-US": "Anglais",
  "gift.language.en-CA": "Anglais",
  "gift.language.fr-CA": "Français",
  "gift.optional": "facultatif",
  "gift.when": "Quand doit-elle arriver?",
  "gift.when.now": "Dès le paiement",
  "gift.when.later": "Le jour de votre choix",
  "gift.send-on": "Jour, d’ici un an",
  "gift.continue": "Continuer",
  "gift.quoting": "Un instant…",

  "gift.field.amount": "Choisissez un montant ou saisissez-en un de {least} à {most}.",
  "gift.field.recipientName": "Saisissez son nom, 60 caractères au plus.",
  "gift.field.recipientEmail": "Saisissez son adresse courriel, par exemple nom@exemple.com.",
  "gift.field.senderName": "Saisissez votre nom, 60 caractères au plus.",
  "gift.field.message": "Raccourcissez votre message à {count} caractères.",
  "gift.field.sendOn": "Choisissez un jour, d’aujourd’hui à dans un an.",

  "gift.review": "Vérifiez votre cadeau",
  "gift.review.for": "Pour",
  "gift.review.from": "De la part de",
  "gift.review.message": "Message",
  "gift.review.when": "Arrive",
  "gift.review.now": "Dès le paiement",
  "gift.review.total": "Vous payez aujourd’hui",
  "gift.terms": "Bon à savoir",
  "gift.terms.no-tax":
    "Il n’y a ni taxe ni frais sur une carte-cadeau. Les taxes s’appliquent à ce qu’elle paie.",
  "gift.terms.end":
    "Elle est valable cinq ans à compter du jour de son envoi, et aucuns frais n’en sont jamais déduits.",
  "gift.terms.no-end": "Elle n’expire jamais, et aucuns frais n’en sont jamais déduits.",
  "gift.terms.use":
    "Elle paie nos forfaits ({country}). Elle n’est échangée contre de l’argent que si la loi de votre province le prévoit.",
  "gift.terms.back":
    "Jusqu’à son envoi, vous pouvez corriger l’adresse, ou la reprendre et être remboursé en totalité. Ensuite, elle appartient à la personne à qui vous l’offrez.",
  "gift.country.US": "États-Unis",
  "gift.country.CA": "Canada",
  "gift.pay-with": "Payer avec",
  "gift.your-card": "Votre nom, votre adresse et votre carte",
  "gift.pay": "Payer {amount}",
  "gift.paying": "Paiement en cours…",
  "gift.processing-heading": "Votre banque prend son temps",
  "gift.processing":
    "Nous attendons la réponse de votre banque. Quoi qu’il arrive, vous ne payez qu’une fois.",
  "gift.processing-long":
    "Votre banque n’a toujours pas répondu. Vous pouvez quitter cette page : dès sa réponse, nous vous envoyons un reçu et votre cadeau part.",
  "gift.look-again": "Vérifier de nouveau",
  "gift.not-paid":
    "Votre cadeau n’a pas été payé et rien n’a été facturé. Tout ce que vous avez saisi est encore là.",
  "gift.quote-again": "Vérifier de nouveau le cadeau",

  "gift.error.QUOTE_EXPIRED": "L’attente a été trop longue, ou le jour est passé. Rien n’a été facturé.",
  "gift.error.GIFT_LIMIT_REACHED":
    "C’est tout ce qu’une personne peut offrir en un jour. Rien n’a été facturé. Réessayez demain, ou offrez moins.",
  "gift.error.PAYMENT_METHOD_REQUIRED": "Ajoutez d’abord une carte. Rien n’a été facturé.",
  "gift.error.COUNTRY_ERROR":
    "Votre compte est facturé dans un autre pays. Offrez le cadeau dans nos pages pour ce pays. Rien n’a été facturé.",

  "gift.done-sent": "Votre cadeau est en route",
  "gift.done-sent.text": "{name} le recevra à {email}. Votre reçu arrive par courriel.",
  "gift.done-scheduled": "Votre cadeau est prévu pour le {day}",
  "gift.done-scheduled.text":
    "Nous l’enverrons à {email} ce jour-là. D’ici là, vous pouvez corriger l’adresse ou le reprendre.",
  "gift.see-all": "Voir les cadeaux que vous avez offerts",
  "gift.give-another": "En offrir une autre",

  "given.heading": "Cartes-cadeaux que vous avez offertes",
  "given.none": "Vous n’en avez pas encore offert.",
  "given.give": "Offrir une carte-cadeau",
  "given.loading": "Vos cadeaux se chargent…",
  "given.for": "{amount} pour {name}",
  "given.somebody": "quelqu’un",
  "given.state.processing": "En attente de votre banque",
  "given.state.scheduled": "Arrive le {day}",
  "given.state.sent": "Envoyée le {day}",
  "given.state.takenBack": "Reprise",
  "given.state.voided": "Bloquée : votre banque a repris le paiement",
  "given.send-again": "Envoyer de nouveau",
  "given.sending": "Envoi…",
  "given.sent-again": "Nous l’avons envoyée de nouveau à {email}.",
  "given.correct": "Corriger l’adresse",
  "given.email": "Adresse courriel de {name}",
  "given.save": "Enregistrer l’adresse",
  "given.saving": "Enregistrement…",
  "given.corrected": "Elle ira désormais à {email}.",
  "given.take-back": "La reprendre",
  "given.take-back-sure":
    "Reprendre {amount} pour {name}? La totalité retourne sur votre carte, et rien n’est envoyé.",
  "given.take-back-yes": "Oui, la reprendre",
  "given.taking-back": "Reprise en cours…",
  "given.keep": "La laisser",
  "given.taken-back": "Elle est reprise. {amount} retournent sur votre carte.",
  "given.error.ALREADY_REDEEMED": "Elle est arrivée : une partie a déjà été utilisée.",
  "given.error.GIFT_SENT":
    "Elle a été envoyée entre-temps; elle appartient à la personne à qui vous l’offrez.",
  "given.error.NOT_FOUND": "Ce cadeau n’est plus tel qu’il était affiché. Voici où il en est.",
  "given.error.INVALID_EMAIL": "Saisissez une adresse courriel, par exemple nom@exemple.com.",
};
