export const dealsFrCa = {
  "title.trial": "Commencez votre essai gratuit",

  "title.promotion": "Commencez votre promotion",
  "title.one-click": "Abonnez-vous en un clic",

  "deals.step.follow-on": "Après",
  "deals.step.details": "Coordonnées",
  "deals.trial-heading": "Choisissez votre essai gratuit",
  "deals.trial-used":
    "Vous avez déjà eu un essai gratuit, et chaque personne en a un seul. Rien n’a commencé et rien n’a été facturé. Les mêmes forfaits vous sont offerts au prix courant.",
  "deals.paid-plans": "Voir les forfaits payants",

  "deals.promotion-heading": "Choisissez ce que vous commencez gratuitement",
  "deals.promotion-used":
    "Vous avez déjà eu une période gratuite, et chaque personne en a une seule. Rien n’a commencé et rien n’a été facturé. Ces forfaits vous sont offerts au prix courant.",

  "follow-on.heading": "Qu’y aura-t-il après votre période gratuite?",
  "follow-on.text":
    "{offer} est gratuit pour vous du {start} au {end}. Vous décidez de la suite; si vous ne cochez rien, il n’y en a pas.",
  "follow-on.ends-by-itself":
    "Votre période gratuite prend fin automatiquement le {end}. Nous ne demandons pas de carte, et rien n’est facturé.",
  "follow-on.will-renew": "Nous demandons une carte, et un premier montant y est porté le {end}.",
  "follow-on.terms": "Si vous gardez le forfait",
  "follow-on.keep":
    "Garder {offer} après ma période gratuite\u00a0: porter à ma carte les montants ci-dessus, plus les taxes, soit d’abord {price} le {end}, jusqu’à ce que j’annule.",
  "follow-on.continue": "Continuer",
  "follow-on.kept": "Le forfait continue",
  "follow-on.ends": "La période gratuite prend fin automatiquement",

  "details.heading": "Votre nom et votre adresse",
  "details.text": "Rien n’est facturé, alors nous ne demandons pas de carte.",

  "title.several": "Achetez plusieurs forfaits",
  "several.heading": "Combien de forfaits vous faut-il?",
  "several.text":
    "Un pour chaque personne qui écoute. Vous voyez un seul prix, vous acceptez une fois et vous payez une fois; chaque forfait se modifie et s’annule ensuite séparément.",
  "several.loading": "Nous chargeons les forfaits…",
  "several.count": "{offer} à {price} {period}\u00a0: combien?",
  "several.choose": "Choisissez un nombre",
  "several.none": "Aucun forfait n’est encore choisi.",
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
    "Choisissez un forfait, ou entrez avec ce que vous avez déjà\u00a0: un code, une carte, un partenaire, un compte.",
  "doors.loading": "Nous chargeons les forfaits…",
  "doors.plans": "Les forfaits et leurs prix",
  "doors.plan-action": "Choisir {offer} à {price} {period}",
  "doors.others": "Autres façons d’entrer",
  "doors.trial": "Commencer par un essai gratuit",
  "doors.trial-about":
    "Écoutez d’abord, décidez ensuite. Pas de carte, sauf si vous voulez que le forfait continue.",
  "doors.student": "Le forfait étudiant",
  "doors.student-about": "Une année à moindre prix, une fois votre école confirmée.",
  "doors.radio": "Un forfait pour votre voiture",
  "doors.radio-about": "Trouvez votre radio, choisissez un forfait et écoutez quelques minutes plus tard.",
  "doors.partner": "Un forfait d’un partenaire",
  "doors.partner-about":
    "Acheté avec votre téléphone, votre voiture ou dans une boutique d’applications? Ajoutez-le à votre compte.",
  "doors.code": "J’ai un code",
  "doors.code-about": "Entrez un code promotionnel et voyez le prix auquel il donne droit.",
  "doors.gift-card": "J’ai une carte-cadeau",
  "doors.gift-card-about": "Versez-la à votre compte; elle paie avant votre carte.",
  "doors.several": "Plusieurs forfaits à la fois",
  "doors.several-about":
    "Pour deux personnes ou plus\u00a0: une commande, un seul prélèvement, chaque forfait à part.",
  "doors.account": "J’ai un compte",
  "doors.account-about": "Connectez-vous pour modifier, suspendre ou renouveler ce que vous avez.",
  "doors.trial-heading": "Écoutez d’abord gratuitement",
  "doors.trial-text":
    "Voici tout ce que vous pouvez essayer, pendant combien de temps, et ce que cela coûte si vous le gardez.",
  "doors.trial-no-card": "Aucune carte n’est demandée, sauf si vous voulez que le forfait continue ensuite.",
  "doors.trial-afterwards":
    "Sans votre accord, la période gratuite prend fin automatiquement et rien n’est facturé. Avec votre accord, le prix indiqué ci-dessous s’applique ensuite.",
  "doors.trial-once": "Chaque personne a droit à un seul essai gratuit.",
  "doors.trial-cancel": "Vous pouvez y mettre fin en tout temps dans votre compte.",
  "doors.trial-action": "Commencer {offer} gratuitement",
  "doors.no-trial": "Il n’y a pas d’essai gratuit en ce moment. Ces forfaits sont offerts au prix courant.",
};
