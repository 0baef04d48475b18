export const dealsFrCa = {
  "title.trial": "Commencez votre essai gratuit",

  "title.promotion": "Commencez votre promotion",
  "title.one-click": "Abonnez-vous en un clic",

  "deals.step.follow-on": "La suite",
  "deals.step.details": "Coordonnées",
  "deals.trial-heading": "Choisissez votre essai gratuit",
  "deals.trial-used":
    "Vous avez déjà eu un essai gratuit, et chaque personne n’en a qu’un. Rien n’a commencé et rien n’a été facturé. Les mêmes forfaits vous sont offerts au prix courant.",
  "deals.paid-plans": "Voir les forfaits payants",

  "deals.promotion-heading": "Choisissez ce que vous commencez gratuitement",
  "deals.promotion-used":
    "Vous avez déjà eu une période gratuite, et chaque personne n’en a qu’une. Rien n’a commencé et rien n’a été facturé. Ces forfaits vous sont offerts au prix courant.",

  "follow-on.heading": "Et après votre période gratuite?",
  "follow-on.text":
    "{offer} est gratuit du {start} au {end}. Vous décidez de la suite. Si vous ne cochez pas la case, il s’arrête simplement.",
  "follow-on.ends-by-itself":
    "Votre période gratuite prend fin automatiquement le {end}. Aucune carte n’est requise, et rien n’est facturé.",
  "follow-on.will-renew": "Une carte est requise. Le premier montant y sera porté le {end}.",
  "follow-on.terms": "Si vous gardez le forfait",
  "follow-on.keep":
    "Garder {offer} après ma période gratuite\u00a0: porter à ma carte les montants ci-dessus, plus les taxes, soit d’abord {price} le {end}, jusqu’à ce que j’annule.",
  "follow-on.continue": "Continuer",
  "follow-on.kept": "Le forfait continue",
  "follow-on.ends": "La période gratuite prend fin automatiquement",

  "details.heading": "Votre nom et votre adresse",
  "details.text": "Rien n’est facturé; aucune carte n’est requise.",

  "title.several": "Achetez plusieurs forfaits",
  "several.heading": "Combien de forfaits vous faut-il?",
  "several.text":
    "Un pour chaque personne qui écoute. Vous voyez un seul prix, vous acceptez une fois et vous payez une fois. Chaque forfait se modifie ou s’annule ensuite séparément.",
  "several.loading": "Nous chargeons les forfaits…",
  "several.count": "{offer} à {price} {period}\u00a0: combien?",
  "several.choose": "Choisissez un nombre",
  "several.none": "Vous n’avez pas encore choisi de forfait.",
  "several.sum": "{plans}\u00a0: {amount} aujourd’hui, plus les taxes",
  "several.plans.one": "{count}\u00a0forfait",
  "several.plans.other": "{count}\u00a0forfaits",
  "several.limit": "Vous pouvez acheter jusqu’à {most}\u00a0forfaits à la fois.",
  "several.continue": "Continuer avec ces forfaits",
  "several.too-few": "Choisissez au moins deux forfaits.",
  "several.too-many":
    "Choisissez au plus {most}\u00a0forfaits; une deuxième commande permet d’en acheter d’autres.",

  "title.subscribe": "Façons de s’abonner",
  "title.trials": "Essais gratuits",
  "doors.heading": "Comment voulez-vous écouter?",
  "doors.text":
    "Choisissez un forfait, ou commencez avec ce que vous avez déjà\u00a0: un code, une carte, un partenaire ou un compte.",
  "doors.loading": "Nous chargeons les forfaits…",
  "doors.plans": "Les forfaits et leurs prix",
  "doors.plan-action": "Choisir {offer} à {price} {period}",
  "doors.others": "Autres façons de commencer",
  "doors.trial": "Commencer par un essai gratuit",
  "doors.trial-about":
    "Écoutez d’abord, décidez ensuite. Pas de carte, sauf si vous voulez que le forfait continue.",
  "doors.student": "Le forfait étudiant",
  "doors.student-about": "Une année à moindre prix, dès que votre école confirme.",
  "doors.radio": "Un forfait pour votre voiture",
  "doors.radio-about": "Trouvez votre radio, choisissez un forfait et écoutez quelques minutes plus tard.",
  "doors.partner": "Un forfait d’un partenaire",
  "doors.partner-about":
    "Acheté avec votre téléphone, votre voiture ou dans une boutique d’applications? Ajoutez-le à votre compte.",
  "doors.code": "J’ai un code",
  "doors.code-about": "Entrez un code promotionnel et voyez son prix.",
  "doors.gift-card": "J’ai une carte-cadeau",
  "doors.gift-card-about": "Versez-la à votre compte; elle paie avant votre carte.",
  "doors.several": "Plusieurs forfaits à la fois",
  "doors.several-about":
    "Pour deux personnes ou plus\u00a0: une commande, un seul prélèvement, chaque forfait à part.",
  "doors.account": "J’ai un compte",
  "doors.account-about": "Connectez-vous pour modifier, mettre en pause ou renouveler votre forfait.",
  "doors.trial-heading": "Écoutez d’abord gratuitement",
  "doors.trial-text":
    "Tout ce que vous pouvez essayer, pendant combien de temps, et ce que cela coûte si vous le gardez.",
  "doors.trial-no-card": "Aucune carte requise, sauf si vous voulez que le forfait continue ensuite.",
  "doors.trial-afterwards":
    "Sans votre accord, la période gratuite prend fin automatiquement et rien n’est facturé. Avec votre accord, le prix indiqué ci-dessous s’applique ensuite.",
  "doors.trial-once": "Chaque personne a droit à un seul essai gratuit.",
  "doors.trial-cancel": "Vous pouvez y mettre fin en tout temps dans votre compte.",
  "doors.trial-action": "Commencer {offer} gratuitement",
  "doors.no-trial": "Il n’y a pas d’essai gratuit en ce moment. Ces forfaits sont offerts au prix courant.",
};
