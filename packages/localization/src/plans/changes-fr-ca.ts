import type { changesEnUs } from "./changes-en-us.ts";

export const changesFrCa: Record<keyof typeof changesEnUs, string> = {
  "change.plans": "Quel forfait voulez-vous?",
  "change.terms": "À quelle fréquence voulez-vous payer?",
  "change.term.Monthly": "au mois",
  "change.term.Quarterly": "au trimestre",
  "change.term.SemiAnnual": "au semestre",
  "change.term.Annual": "à l’année",
  "change.service.streaming": "Diffusion en continu",
  "change.service.satellite": "Radio par satellite",
  "change.service.bundle": "Radio par satellite et diffusion en continu",
  "change.price": "{price} {period}",
  "change.current": "Votre forfait actuel",
  "change.effect": "De {from} à {to}",
  "change.gained": "Vous gagnez",
  "change.lost": "Vous perdez",
  "change.none": "Rien",
  "change.same": "Comprend tout ce que vous avez déjà.",
  "change.paid": "Vous payez",
  "change.paid-now": "Actuellement\u00a0: {price}",
  "change.channels.more.one": "{count} chaîne de plus",
  "change.channels.more.other": "{count} chaînes de plus",
  "change.channels.fewer.one": "{count} chaîne",
  "change.channels.fewer.other": "{count} chaînes",
  "change.devices.more.one": "{count} appareil de plus à la fois",
  "change.devices.more.other": "{count} appareils de plus à la fois",
  "change.devices.fewer.one": "{count} appareil à la fois",
  "change.devices.fewer.other": "{count} appareils à la fois",
  "change.when": "Quand doit-il commencer?",
  "change.when.immediate": "Maintenant",
  "change.when.endOfTerm": "À la fin de la période payée",
  "change.when.on": "Le {date}",
  "change.when-text.immediate": "Les jours inutilisés sont déduits de la facture d’aujourd’hui.",
  "change.when-text.endOfTerm": "Vous gardez ce que vous avez jusque-là. Rien n’est facturé aujourd’hui.",
  "change.ask": "Voir le coût",
  "change.ask-text": "Rien ne change pour l’instant. Vous verrez d’abord tous les montants.",
  "change.asking": "Calcul de votre prix…",
  "change.nothing-else": "Il n’y a rien d’autre à choisir pour ce forfait en ce moment.",

  "change.replaces-plan":
    "Vous avez choisi le forfait {plan} à compter du {date}. Ce que vous confirmez ici le remplace.",
  "change.replaces-pause":
    "Vous avez choisi une pause du {start} au {end}. Ce que vous confirmez ici la remplace.",
  "change.starts-now": "{plan} commence maintenant.",
  "change.starts-on": "{plan} commence le {date}.",
  "change.credit": "Crédits",
  "change.new-plan": "Nouveaux frais",
  "change.credit-line.one": "{plan}, {count} jour inutilisé sur {billed}",
  "change.credit-line.other": "{plan}, {count} jours inutilisés sur {billed}",
  "change.to-balance": "{amount} s’ajoutent à votre solde et paient vos prochaines factures.",
  "change.nothing-now": "Rien n’est facturé aujourd’hui.",
  "change.later": "Vos factures par la suite",
  "change.bills-flat":
    "{price} {period}, {withTax} taxes comprises, à compter du {date} et jusqu’à ce que vous annuliez.",
  "change.terms-text":
    "À compter du {date}, {plan} se renouvelle automatiquement au prix de {price}, plus les taxes, portés à votre carte jusqu’à ce que vous annuliez. Vous pouvez l’annuler ou le changer ici en tout temps.",
  "change.confirm": "Confirmer le changement",
  "change.confirm-and-pay": "Confirmer et payer {amount}",
  "change.other-choice": "Choisir autre chose",
  "change.done-now": "C’est fait. Vous avez maintenant {plan}.",
  "change.done-later": "C’est fait. {plan} commence le {date}.",
  "change.bills-then": "Vos factures sont de {amount} chacune à compter du {date}, taxes comprises.",
  "change.mail": "Nous vous avons envoyé un courriel à ce sujet.",

  "change.SUBSCRIPTION_ENDED": "Ce forfait a pris fin; il n’y a plus rien à changer.",
  "change.BILLED_ELSEWHERE": "Ce forfait est facturé là où vous l’avez acheté. Modifiez-le là-bas.",
  "change.CANCELLATION_PENDING":
    "Ce forfait prend déjà fin, peut-être depuis un autre onglet. Revenez d’abord sur l’annulation si vous voulez continuer.",
  "change.NOTHING_TO_REVOKE": "Ce forfait n’est pas annulé; il se poursuit.",
  "change.PAYMENT_DUE": "Ce forfait a une facture impayée. Payez-la d’abord, puis changez de forfait.",
  "change.SUBSCRIPTION_SUSPENDED":
    "Ce forfait est interrompu, car une facture est impayée. Payez-la, puis changez de forfait.",
  "change.SUBSCRIPTION_PAUSED": "Une pause est déjà prévue pour ce forfait.",
  "change.SAME_PLAN":
    "Vous avez déjà ce forfait, ou vous l’avez déjà choisi, peut-être dans un autre onglet.",
  "change.PAYMENT_IN_PROGRESS":
    "Un paiement pour ce forfait est en cours, peut-être dans un autre onglet. Attendez une minute, puis vérifiez de nouveau.",
  "change.OFFER_EXPIRED": "Cette offre n’est plus disponible. Rien n’a été changé ni facturé.",
  "change.OFFER_REDEEMED":
    "Cette offre ou ce code promotionnel a déjà servi. Rien n’a été changé ni facturé. Vous pouvez choisir un autre forfait.",
  "change.IDENTITY_NOT_ELIGIBLE_ERROR":
    "Ce forfait est réservé aux étudiants dont le statut a été vérifié. Rien n’a été changé ni facturé.",
  "change.GIFT_CARD_NOT_USABLE":
    "Cette carte-cadeau est épuisée, ou trop de temps s’est écoulé. Rien n’a été facturé. Entrez-la de nouveau ou continuez sans elle.",
  "change.INVALID_OFFER_DATA": "Ce forfait n’est plus disponible. Rien n’a été changé ni facturé.",
  "change.COUNTRY_ERROR": "Ce forfait n’est pas vendu dans le pays de votre adresse.",
  "change.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "Vous avez déjà ce forfait en plus de celui-ci. Rien n’a été changé ni facturé.",
  "change.QUOTE_EXPIRED":
    "Le prix affiché datait d’une demi-heure; nous l’avons recalculé. Vérifiez-le ci-dessous.",
  "change.QUOTE_CHANGED":
    "Votre forfait a changé depuis l’affichage de ce prix, peut-être dans un autre onglet. Nous l’avons recalculé; vérifiez-le ci-dessous.",
  "change.PAYMENT_METHOD_REQUIRED": "Aucune carte ne paie ce forfait. Ajoutez-en d’abord une à votre compte.",
  "change.choose-card": "Choisissez une carte pour payer",
  "change.CONFLICTING_REQUEST":
    "Ce changement est déjà en traitement, peut-être dans un autre onglet. Attendez un instant, puis appuyez de nouveau.",
  "change.TOO_MANY_DECLINES":
    "Plusieurs paiements ont été refusés; nous avons fait une pause pour votre sécurité. Rien n’a été facturé. Réessayez plus tard.",

  "pause.heading": "Mettre {plan} en pause",
  "pause.text":
    "Votre forfait s’arrête à votre prochaine facture et reprend automatiquement. Rien n’est facturé entre-temps.",
  "pause.how-long": "Pour combien de temps?",
  "pause.span": "Ni écoute ni facture du {start} au {end}.",
  "pause.next-bill": "Votre prochaine facture est de {amount}, le {date}.",
  "pause.no-bill": "Aucune facture n’est prévue ensuite.",
  "pause.promise":
    "Les mois à prix de lancement ne s’écoulent pas pendant la pause. Vous pouvez annuler en tout temps.",
  "pause.confirm.one": "Mettre en pause {count} mois",
  "pause.confirm.other": "Mettre en pause {count} mois",
  "pause.done": "C’est fait. Votre pause est prévue.",

  "pause.taken-back":
    "Votre pause est annulée. Votre forfait se poursuit, et vos factures gardent leurs dates habituelles.",

  "cancel.heading": "Annuler {plan}",
  "cancel.when": "Quand doit-il prendre fin?",
  "cancel.type.endOfTerm": "À la fin de votre période",
  "cancel.type.immediate": "Tout de suite",
  "cancel.ends-on": "Vous pouvez écouter jusqu’au {date}.",
  "cancel.ends-now": "Il prend fin aujourd’hui, le {date}.",
  "cancel.nothing-more": "Rien de plus n’est facturé.",
  "cancel.open-bill": "La partie impayée de votre dernière facture reste due. Rien d’autre n’est facturé.",
  "cancel.nothing-back": "Les jours restants ne sont pas remboursés.",
  "cancel.to-card":
    "{amount} vous sont remboursés sur votre carte. Le montant peut mettre jusqu’à 10 jours à y paraître.",
  "cancel.to-balance": "{amount} s’ajoutent à votre solde.",
  "cancel.to-balance-due": "{amount} sont déduits de votre facture impayée.",
  "cancel.due": "{amount} à payer aujourd’hui.",
  "cancel.or-pause": "Besoin d’une pause seulement? Arrêtez de 1 à 3 mois sans rien payer.",
  "cancel.or-offer":
    "Ou gardez {plan} à prix réduit : {price}, plus les taxes. Rien n’est facturé aujourd’hui, et vous verrez chaque facture avant d’accepter.",
  "cancel.now": "Annuler maintenant",
  "cancel.at-term-end": "Annuler le forfait",
  "cancel.pause-instead": "Faire plutôt une pause",
  "cancel.keep-for-less": "Garder à prix réduit",
  "cancel.lower-from": "Votre prix réduit commence le {date}.",
  "cancel.keep-confirm": "Le garder à ce prix",
  "cancel.rather-cancel": "Annuler plutôt",
  "cancel.kept": "C’est fait. Vous gardez {plan}, à prix réduit à compter du {date}.",
  "cancel.new-radio": "Vous avez une autre voiture ou une autre radio?",
  "cancel.move": "Y transférer ce forfait",
  "cancel.ask-first": "Vous avez une question avant d’annuler?",
  "cancel.chat": "Clavarder avec nous",
  "cancel.done": "Votre forfait est annulé.",
  "cancel.take-back-text":
    "Vous changez d’idée? Jusqu’au jour où votre forfait prend fin, vous pouvez revenir en arrière en une étape, au même prix.",
  "cancel.taken-back": "Votre annulation est retirée. Votre forfait se poursuit comme avant.",
  "cancel.reason": "Voulez-vous nous dire pourquoi?",
  "cancel.reason-text": "C’est facultatif. Votre forfait est annulé de toute façon.",
  "cancel.reason-label": "Raison",
  "cancel.reason-choose": "Choisissez une raison",
  "cancel.reason-missing": "Choisissez une raison, ou laissez cette partie telle quelle.",
  "cancel.reason.tooExpensive": "C’est trop cher",
  "cancel.reason.notUsing": "Je n’écoute pas assez",
  "cancel.reason.soldVehicle": "J’ai vendu mon véhicule",
  "cancel.reason.content": "Je n’y trouve pas ce que j’aime",
  "cancel.reason.technical": "Ça ne fonctionne pas bien",
  "cancel.reason.moving": "Je déménage",
  "cancel.reason.other": "Autre chose",
  "cancel.reason-note": "Dans vos mots",
  "cancel.reason-optional": "facultatif",
  "cancel.reason-send": "Envoyer",
  "cancel.reason-told": "Merci de nous l’avoir dit.",
  "cancel.reason-gone": "Votre forfait est de nouveau actif; aucune raison n’est nécessaire.",

  "rule.why": "Comment fonctionnent les remboursements",
  "rule.source": "Source : {source}. En vigueur depuis le {date}.",
  "rule.refund-by-term":
    "Pour un forfait de trois mois ou plus, nous remboursons chaque jour inutilisé. Un forfait mensuel se poursuit jusqu’à la fin du mois payé.",
  "rule.refund-by-term-source": "notre propre politique",
  "rule.refund-qc":
    "Au Québec, nous remboursons chaque jour payé que vous n’utilisez pas, sans frais d’annulation.",
  "rule.refund-qc-source": "Loi sur la protection du consommateur du Québec, articles 193 à 195 et 214.8",
  "rule.refund-bc":
    "En Colombie-Britannique, nous remboursons chaque jour payé que vous n’utilisez pas, sans frais d’annulation.",
  "rule.refund-bc-source": "Business Practices and Consumer Protection Act de la Colombie-Britannique",
};
