import type { completeOrderEnUs } from "./complete-order-en-us.ts";

export const completeOrderFrCa: Record<keyof typeof completeOrderEnUs, string> = {
  "review.heading": "Vérifiez et payez",
  "review.differs":
    "Le prix ou les dates diffèrent de ce que vous avez accepté. Vérifiez-les ci-dessous et acceptez de nouveau. Rien n’a été prélevé.",
  "review.loading": "Nous calculons votre prix exact…",
  "review.due-today": "À payer aujourd’hui",
  "follow-trial.review":
    "Votre essai se poursuit jusqu’au {date}. {offer} commence ce jour-là, sur la même radio.",
  "follow-trial.confirmed":
    "{offer} commence le {date}, à la fin de votre essai. D’ici là, rien ne change sur votre radio.",
  "review.first-charge": "Votre premier prélèvement : {amount} le {date}",
  "review.bill-now": "La facture d’aujourd’hui",
  "review.bill-later": "Votre première facture, le {date}",
  "review.product": "{product}, du {start} au {end}",
  "review.no-tax": "Votre province ne taxe pas ce forfait.",
  "review.price-changed":
    "Votre prix a changé depuis que vous l’avez vu : chaque facture était de {before} et est maintenant de {after}. Vérifiez-le avant de payer.",
  "review.price-same": "Le prix affiché n’était plus valide; nous l’avons mis à jour, et il n’a pas changé.",
  "review.trial.usedByPerson":
    "Vous avez déjà profité de cet essai gratuit; ce forfait commence donc par sa première facture.",
  "review.trial.usedByCard":
    "Cette carte a déjà servi à un essai gratuit; ce forfait commence donc par sa première facture.",
  "review.gift-card": "La carte-cadeau se terminant par {last4} paie d’abord",
  "paid-by.heading": "Comment la facture d’aujourd’hui est payée",
  "paid-by.balance": "Votre solde",
  "paid-by.gift-card": "Votre carte-cadeau",
  "paid-by.card": "Votre carte de paiement",
  "gift-card.have": "J’ai une carte-cadeau",
  "gift-card.pays-first":
    "La carte-cadeau se terminant par {last4} paie d’abord. Elle contient {amount}. Votre carte paie le reste.",
  "gift-card.go-without": "Continuer sans elle",
  "review.pay-with": "Payer avec",
  "review.change-card": "Changer",

  "pay-at-once.now": "Vous payez {amount} aujourd’hui.",
  "pay-at-once.from": "Dès le {date}, c’est {price}, taxes comprises.",
  "pay-at-once.from-before-tax": "Dès le {date}, c’est {price}, plus les taxes.",
  "pay-at-once.later":
    "{offer} se renouvelle ensuite à {price}, taxes comprises, dès le {date}, jusqu’à ce que vous annuliez.",
  "pay-at-once.later-before-tax":
    "{offer} se renouvelle ensuite à {price}, plus les taxes, dès le {date}, jusqu’à ce que vous annuliez.",
  "pay-at-once.button": "Payer et commencer l’écoute",

  "terms.heading": "Ce que vous acceptez",
  "terms.renewal":
    "{offer} se renouvelle automatiquement et {price} {period}, plus les taxes, sont portés à votre carte dès le {date}, jusqu’à ce que vous annuliez.",
  "terms.each": "Vous achetez {count}\u00a0forfaits {offer}; chacun est facturé comme indiqué.",
  "terms.free": "{offer} est gratuit du {start} au {end}. Annulez d’ici là et vous ne payez rien.",
  "terms.introductory": "Le prix de lancement de {price} {period} prend fin le {end}.",
  "terms.now": "Un montant de {amount} est porté à votre carte aujourd’hui.",
  "terms.cancel":
    "Annulez en tout temps, dans votre compte ou par téléphone, et écoutez jusqu’à la fin de ce que vous avez payé.",
  "terms.change":
    "Les prix et les taxes peuvent changer; nous vous écrivons avant toute hausse de votre prix et vous pouvez annuler.",
  "terms.remind": "Nous vous écrivons avant la fin d’une période gratuite ou de lancement.",
  "terms.quebec-first": "Comme le prévoit la loi du Québec, votre contrat est d’abord présenté en français.",
  "terms.continue-in-english": "Continuer en anglais",
  "terms.agree":
    "J’accepte le contrat du client, et que ma carte soit débitée comme indiqué ci-dessus, à chaque période, jusqu’à ce que j’annule.",
  "terms.agree-by-button": "En appuyant sur le bouton, vous déclarez\u00a0: «\u00a0{words}\u00a0»",
  "terms.agree-required":
    "Cochez cette case pour accepter les prélèvements. Vous pouvez annuler en tout temps.",

  "complete-order.pay": "Payer {amount} et commencer l’écoute",
  "complete-order.start-paid": "Commencer à écouter",
  "complete-order.start-free": "Commencer gratuitement, rien à payer aujourd’hui",
  "complete-order.start-later": "Confirmer le forfait, rien à payer aujourd’hui",
  "complete-order.working": "Traitement de votre commande…",
  "complete-order.processing-heading": "Nous vérifions auprès de votre banque",
  "complete-order.processing":
    "Votre banque prend plus de temps que d’habitude. Restez sur cette page. Nous continuons de vérifier, et vous ne serez pas facturé deux fois.",
  "complete-order.processing-long":
    "Votre banque n’a pas encore répondu. Vous pouvez quitter cette page. Nous vous écrirons dès que nous aurons sa réponse, et vous ne serez pas facturé deux fois.",
  "complete-order.look-again": "Vérifier de nouveau",
  "complete-order.declined.tryAgain":
    "Votre banque a refusé ce paiement. Rien n’a été facturé. Vous pouvez essayer encore une fois.",
  "complete-order.declined.useAnotherCard":
    "Cette carte n’a pas été acceptée. Rien n’a été facturé. Utilisez une autre carte.",
  "complete-order.declined.callBank":
    "Votre banque a refusé ce paiement. Rien n’a été facturé. Appelez au numéro inscrit sur votre carte ou utilisez une autre carte.",
  "complete-order.IDENTITY_NOT_ELIGIBLE_ERROR":
    "Ce forfait est réservé aux étudiants dont le statut a été vérifié. Rien n’a été facturé. Choisissez un autre forfait.",
  "complete-order.GIFT_CARD_NOT_USABLE":
    "Cette carte-cadeau ne peut plus être utilisée. Rien n’a été facturé. Entrez-la de nouveau ou continuez sans elle.",
  "complete-order.TOO_MANY_DECLINES":
    "Plusieurs paiements ont été refusés; nous avons fait une pause pour votre sécurité. Rien n’a été facturé. Réessayez plus tard ou communiquez avec votre banque.",
  "complete-order.QUOTE_EXPIRED":
    "Le prix affiché n’était plus valide. En voici un nouveau; vérifiez-le et acceptez-le de nouveau.",
  "complete-order.QUOTE_CHANGED":
    "Votre commande a changé. Voici le nouveau prix; vérifiez-le et acceptez-le de nouveau.",
  "complete-order.OFFER_EXPIRED":
    "Cette offre n’est plus disponible. Rien n’a été facturé. Choisissez un autre forfait.",
  "complete-order.OFFER_REDEEMED":
    "Cette offre a déjà été utilisée. Rien n’a été facturé. Choisissez un autre forfait.",
  "complete-order.OFFER_MEANT_FOR_ANOTHER":
    "Cette offre a été envoyée à une autre adresse courriel, ou à une adresse qui n’est pas encore vérifiée. Rien n’a été facturé. Connectez-vous avec cette adresse, vérifiez-la dans votre compte ou choisissez un autre forfait.",
  "complete-order.INVALID_OFFER_DATA":
    "Cette offre n’est plus disponible. Rien n’a été facturé. Choisissez un autre forfait.",
  "complete-order.COUNTRY_ERROR": "Ce forfait n’est pas offert dans le pays de votre adresse.",
  "complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "Vous avez déjà ce forfait; rien n’a donc été facturé. Vous le trouverez dans votre compte.",
  "complete-order.PAYMENT_METHOD_REQUIRED": "Entrez d’abord une carte.",
  "complete-order.BILLING_PROFILE_REQUIRED": "Entrez d’abord votre nom et votre adresse.",
  "complete-order.PAYMENT_IN_PROGRESS":
    "Un autre paiement est en cours, peut-être dans un autre onglet. Rien n’a été facturé pour cette commande. Attendez une minute, puis réessayez.",
  "complete-order.CONFLICTING_REQUEST":
    "Cette commande est déjà en traitement, peut-être dans un autre onglet. Attendez un instant, puis vérifiez de nouveau.",
  "complete-order.see-account": "Voir votre compte",
  "complete-order.change-card": "Utiliser une autre carte",
  "complete-order.choose-plan": "Choisir un autre forfait",

  "confirmation.heading": "Vous êtes en ondes",
  "confirmation.text":
    "{offer} est actif. Ouvrez une session avec {email} sur l’appareil de votre choix et lancez l’écoute.",
  "confirmation.text-radio": "{offer} est actif sur votre radio.",
  "confirmation.text-without-email":
    "{offer} est actif. Ouvrez une session sur l’appareil de votre choix et lancez l’écoute.",
  "confirmation.mail": "Nous vous avons envoyé par courriel une confirmation avec vos conditions.",
  "confirmation.next": "La suite",
  "confirmation.first-bill": "Votre première facture de {amount} sera portée à votre carte le {date}.",
  "confirmation.gift-card-paid": "Votre carte-cadeau a payé {amount}.",
  "confirmation.balance-paid": "Votre solde a payé {amount}.",
  "confirmation.paid-today": "Vous avez payé {amount} aujourd’hui.",
  "confirmation.next-bill": "Votre prochaine facture de {amount} sera portée à votre carte le {date}.",
  "confirmation.reminder": "Nous vous écrivons avant tout changement de prix.",
  "confirmation.cancel": "Vous pouvez annuler dans votre compte en tout temps.",
  "confirmation.receipt": "Voir votre reçu",
  "confirmation.account": "Voir votre compte",
  "confirmation.listen": "Écouter maintenant",
  "confirmation.calendar-first": "Ajouter la première facture à votre agenda",
  "confirmation.calendar-next": "Ajouter la prochaine facture à votre agenda",
  "confirmation.calendar-title": "{brand} : {amount} pour {plan}",
  "confirmation.calendar-text":
    "Le {date}, {amount} seront portés à votre carte pour {plan}. D’ici là, vous pouvez modifier ou annuler le forfait dans votre compte.",
  "free-terms.review": "Vérifiez et commencez",
  "free-terms.ended":
    "Votre période gratuite prend fin automatiquement le {end}. Si le forfait vous plaît, choisissez-en un dans votre compte.",
  "free-terms.heading": "Ce que vous obtenez",
  "free-terms.free": "{offer} est gratuit du {start} au {end}.",
  "free-terms.ends":
    "Ensuite, il prend fin automatiquement. Aucune carte n’est au dossier, et rien n’est facturé.",
  "free-terms.cancel": "Vous pouvez y mettre fin plus tôt dans votre compte, en tout temps.",
  "free-terms.agree": "En commençant, vous acceptez le contrat du client.",
  "several.active":
    "{offers}\u00a0: tous vos forfaits sont actifs. Ouvrez une session sur l’appareil de votre choix et lancez l’écoute.",
  "several.active-radios": "{offers}\u00a0: toutes vos radios ont un forfait.",
  "several.radio-id": "Numéro de radio se terminant par {lastFour}",
  "several.bought": "Vos forfaits",
  "several.next-bill": "Prochaine facture de {amount} le {date}",
  "several.bought-meanwhile":
    "Vous avez acheté d’autres forfaits depuis le calcul de ce prix, peut-être dans un autre onglet. Rien n’a été facturé ici. Consultez votre compte avant d’en acheter d’autres.",
  "several.review-label": "Vos forfaits et leur prix",
  "several.later": "Ensuite {amount} en tout, au fil des renouvellements",
  "several.numbered": "{number}. {offer}",
  "details.saving": "Enregistrement…",
  "offer-link.account":
    "Cette offre est réservée à {maskedEmail}. Connectez-vous ou créez un compte avec cette adresse.",
  "offers.not-sold-here":
    "Le forfait de votre lien n’est pas offert ici. Voici les forfaits que vous pouvez choisir.",
  "offer-link.over": "Votre lien est expiré ou a déjà servi. Voici nos forfaits actuels.",
  "offer-link.offer": "Le premier forfait ci-dessous est une offre réservée à {maskedEmail}.",
  "methods.card": "{brand} se terminant par {last4}",
  "methods.billing-address": "Adresse de facturation",
  "look-up.found": "Nous avons trouvé votre compte\u00a0: {maskedEmail}. Ouvrez une session pour continuer.",
  "complete-order.DEVICE_NOT_FOUND":
    "Vous avez choisi votre radio il y a un moment. Choisissez-la de nouveau pour voir le prix. Rien n’a été facturé.",
  "complete-order.CS_INELIGIBLE_RADIO":
    "Cette radio ne peut pas capter notre signal à votre adresse de service\u00a0: nos satellites ne couvrent pas cet endroit. Rien n’a été facturé.",
  "complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
    "Cette radio a déjà un forfait. S’il est à vous, vous le trouverez dans votre compte. Si vous venez d’acquérir le véhicule, écrivez-nous et nous libérerons la radio. Rien n’a été facturé.",
  "complete-order.choose-radio": "Choisir une autre radio",
  "complete-order.change-radios": "Modifier vos radios",
  "complete-order.radio.onTrial":
    "Un essai gratuit est en cours sur cette radio\u00a0: son forfait commence à la fin de l’essai. Retirez-la d’ici et achetez son forfait séparément. Rien n’a été facturé.",
  "complete-order.radio.sameRadio":
    "Cette radio figure deux fois dans votre commande. Retirez-en une. Rien n’a été facturé.",
  "complete-order.radio.notCapable":
    "Cette radio ne peut pas capter le forfait choisi. Choisissez un autre forfait ou une autre radio. Rien n’a été facturé.",
  "complete-order.radio.otherCountry":
    "Cette radio est prévue pour un autre pays que celui de votre adresse de service. Choisissez une autre radio. Rien n’a été facturé.",
};
