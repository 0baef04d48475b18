import { changesFrCa } from "./changes-fr-ca.ts";
import { vipFrCa } from "./vip-fr-ca.ts";
import { followUpsFrCa } from "./follow-ups-fr-ca.ts";
import { targetedFrCa } from "./targeted-fr-ca.ts";
import { timelineFrCa } from "./timeline-fr-ca.ts";

export const plansFrCa = {
  ...changesFrCa,
  ...followUpsFrCa,
  ...vipFrCa,
  ...targetedFrCa,
  ...timelineFrCa,
  "title.plan": "Votre forfait",
  "title.change-plan": "Changer de forfait",
  "title.change-term": "Changer la fréquence de paiement",
  "title.pause-plan": "Mettre votre forfait en pause",
  "title.cancel-plan": "Annuler votre forfait",

  "plan.back": "Retour à votre forfait",
  "plan.loading": "Votre forfait se charge…",
  "plan.working": "Un instant…",
  "plan.not-found":
    "Ce forfait ne figure pas dans votre compte. Il est peut-être dans un autre de vos comptes.",
  "plan.none": "Vous n’avez pas encore de forfait. Choisissez-en un et vous le verrez dans votre compte.",
  "plan.see-plans": "Voir les forfaits",
  "plan.see-account": "Voir votre compte",
  "plan.see-plan": "Voir votre forfait et ses factures",
  "plan.radio": "{vehicle}, numéro de radio se terminant par {lastFour}",
  "plan.radio-portable": "Radio portative, numéro se terminant par {lastFour}",
  "plan.refresh-radio": "Réactiver la radio",
  "plan.open": "Factures et changements",
  "plan.open-label": "Factures et changements : {plan}",

  "nickname.give": "Lui donner un nom",
  "nickname.change": "Changer son nom",
  "nickname.label": "Votre nom pour ce forfait",
  "nickname.optional": "facultatif",
  "nickname.text":
    "Par exemple Cuisine, 30 caractères au plus. Vous seul le voyez; laissez le champ vide pour le retirer.",
  "nickname.save": "Enregistrer le nom",
  "nickname.cancel": "Laisser tel quel",
  "nickname.saved": "Le nom est enregistré.",
  "nickname.INVALID_PAYLOAD": "Saisissez 30 caractères visibles au plus, sur une seule ligne.",
  "nickname.NOT_FOUND": "Ce forfait ne figure plus dans votre compte; il ne peut pas recevoir de nom.",

  "plan.stands.renews": "Se renouvelle automatiquement jusqu’à ce que vous annuliez.",
  "plan.stands.free": "Gratuit jusqu’au {date}, puis renouvelé automatiquement jusqu’à ce que vous annuliez.",
  "plan.stands.until":
    "Votre prix de lancement est en vigueur jusqu’au {date}. Le forfait se renouvelle ensuite jusqu’à ce que vous annuliez.",
  "plan.stands.paid-for": "Ce forfait est déjà payé. Vous ne devez rien.",
  "plan.stands.elsewhere": "Ce forfait est actif et vous est facturé là où vous l’avez acheté.",
  "plan.stands.ending": "Prend fin le {date}. Vous pouvez écouter jusque-là, et rien ne se renouvelle.",
  "plan.stands.pending": "Commence bientôt.",
  "plan.stands.past-due":
    "Votre dernier paiement n’a pas été accepté. Vous pouvez continuer d’écouter pendant 7 jours après la date de la facture. Si votre carte est encore valide, nous l’essaierons de nouveau entre-temps.",
  "plan.stands.paused": "En pause jusqu’au {date}. Rien n’est facturé d’ici là.",
  "plan.stands.suspended":
    "L’écoute est interrompue, car une facture est impayée. Elle reprend dès votre paiement, et les jours perdus s’ajoutent à votre période.",
  "plan.stands.ended": "Ce forfait a pris fin. Rien de plus ne sera facturé.",
  "plan.stands.ended-on": "Ce forfait a pris fin le {date}. Rien de plus ne sera facturé.",

  "plan.next": "La suite",
  "plan.next.nothing": "Rien n’est prévu et rien ne sera facturé.",
  "plan.next.open-bill":
    "Vous avez une facture impayée. Si votre carte est encore valide, nous l’essaierons de nouveau dans les prochains jours, ou vous pouvez payer maintenant.",
  "plan.next.from-balance": "{amount} de votre prochaine facture seront payés par votre solde.",

  "plan.actions": "Ce que vous pouvez faire",
  "plan.actions-none": "Ce forfait est terminé. Vous pouvez en choisir un nouveau en tout temps.",
  "plan.change": "Changer de forfait",
  "plan.change-text": "Un autre forfait, maintenant ou à votre prochaine facture",
  "plan.choose-next": "Choisir le prochain forfait",
  "plan.choose-next-text": "Ce forfait prend fin automatiquement. Choisissez celui que vous voulez ensuite.",
  "plan.change-term": "Changer la fréquence de paiement",
  "plan.change-term-text": "Au mois, au trimestre ou à l’année",
  "plan.pause": "Mettre en pause",
  "plan.pause-text": "De 1 à 3 mois sans facture",
  "plan.cancel": "Annuler",
  "plan.cancel-text": "Voyez ce qui prend fin, quand, et ce qui est remboursé",
  "plan.pay": "Payer la facture impayée",
  "plan.pay-text": "Tout continue ensuite comme avant",
  "plan.take-back": "Garder mon forfait",
  "plan.paused": "En pause",
  "plan.revoke-pause": "Annuler la pause",
  "plan.end-now": "Y mettre fin maintenant",
  "plan.end-now-text": "Voyez d’abord ce qui est remboursé",

  "plan.billed-by.biller":
    "{biller} facture ce forfait. Modifiez-le ou annulez-le là-bas; son prix et ses dates s’y trouvent aussi.",
  "plan.billed-by.partner": "Notre partenaire",
  "plan.billed-by.manage": "Gérer auprès de {biller}",
  "plan.billed-by.nobody":
    "Personne ne facture ce forfait; il n’y a donc rien à annuler. Il prend fin automatiquement.",

  "plan.charges": "Vos factures des 24 prochains mois",
  "plan.charges-suspended": "Vos factures reprennent dès que vous payez celle qui est impayée.",
  "plan.charges-none": "Aucune facture n’est prévue.",
  "plan.charges-sum.one": "{count} facture, {total} taxes comprises, sauf changement.",
  "plan.charges-sum.other": "{count} factures, {total} en tout taxes comprises, sauf changement.",
  "plan.charges-all": "Afficher les {count} factures",
  "plan.charges-fewer": "Afficher moins de factures",
  "plan.charge-day": "Jour",
  "plan.charge-reason": "Pourquoi",
  "plan.charge-amount": "Vous payez",
  "plan.charge-why": "Voir le calcul",
  "plan.charge-before": "sur {amount}",
  "plan.charge-balance": "{amount} sont payés par votre solde.",
  "plan.charge-to-balance": "{amount} s’ajoutent à votre solde.",
  "plan.days": "du {start} au {end}",
  "plan.reason.renewal": "Renouvellement du forfait {plan}",
  "plan.reason.plan-starts": "Début du forfait {plan}",
  "plan.reason.introduction": "Fin de la période gratuite; début du prix de lancement du forfait {plan}",
  "plan.reason.full-price": "Début du prix courant du forfait {plan}",
  "plan.reason.pause-ends": "Fin de votre pause; {plan} reprend",
  "plan.reason.tax-changes": "Renouvellement du forfait {plan}, à un nouveau taux de taxe",
  "plan.reason.fee": "Frais de transfert du forfait {plan} vers une autre radio",
  "plan.reason.credit.one": "Crédit pour {count} jour inutilisé sur {billed} du forfait {plan}",
  "plan.reason.credit.other": "Crédit pour {count} jours inutilisés sur {billed} du forfait {plan}",

  "plan.calendar": "Ajouter à mon agenda",
  "plan.calendar-text": "Un fichier avec la date de chaque facture, à ouvrir dans votre agenda.",
  "plan.calendar-saved": "Le fichier d’agenda est enregistré. Ouvrez-le pour ajouter les dates.",
  "plan.calendar-failed":
    "Impossible de préparer le fichier d’agenda. Vérifiez votre connexion, puis réessayez.",
  "plan.calendar-name": "Factures du forfait {plan}",
  "plan.calendar-event": "{plan} : {amount}",

  "partner.heading": "Inclus par nos partenaires",
  "partner.comes-with": "Vient avec votre forfait {plan}",
  "partner.status.pending": "À obtenir",
  "partner.status.activated": "Obtenu",
  "partner.status.revoked": "N’est plus inclus",
  "partner.redeem": "Obtenir {product}",
  "partner.redeemed": "{product} est à vous. Ouvrez sa page d’ici dix minutes pour le configurer.",
  "partner.open": "Ouvrir {product} (dans un nouvel onglet)",
  "partner.error.ALREADY_REDEEMED":
    "Vous avez déjà obtenu {product}, et son lien ne s’affiche que dix minutes. Ouvrez une session chez {product} pour l’utiliser.",

  "in-app-message.label": "Un message pour vous",
  "in-app-message.read-more": "En savoir plus",
  "in-app-message.dismiss": "Ne plus afficher ce message",
};
