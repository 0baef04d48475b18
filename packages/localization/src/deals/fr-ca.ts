import type { DealsDictionary } from "./en-us.ts";

export const dealsFrCa: DealsDictionary = {
  "title.trial": "Commencez votre essai gratuit",

  "title.promotion": "Commencez votre promotion",
  "title.one-click": "Abonnez-vous en un clic",

  "one-click.agree": "En appuyant sur le bouton, vous déclarez\u00a0: «\u00a0{words}\u00a0»",

  "deals.step.follow-on": "Après",
  "deals.step.details": "Coordonnées",
  "deals.trial-heading": "Choisissez votre essai gratuit",
  "deals.trial-used":
    "Vous avez déjà eu un essai gratuit, et chaque personne en a un seul. Rien n’a commencé et rien n’a été facturé. Les mêmes forfaits vous sont offerts au prix courant.",
  "deals.paid-plans": "Voir les forfaits payants",

  "deals.promotion-heading": "Choisissez ce que vous commencez gratuitement",
  "deals.promotion-used":
    "Vous avez déjà eu une période gratuite, et chaque personne en a une seule. Rien n’a commencé et rien n’a été facturé. Ces forfaits vous sont offerts au prix courant.",

  "follow-on.heading": "Qu’y aura-t-il après votre période gratuite\u00a0?",
  "follow-on.text":
    "{offer} est gratuit pour vous du {start} au {end}. Vous décidez de la suite\u00a0; si vous ne cochez rien, il n’y en a pas.",
  "follow-on.ends-by-itself":
    "Votre période gratuite prend fin d’elle-même le {end}. Nous ne demandons pas de carte, et rien n’est facturé.",
  "follow-on.will-renew": "Nous demandons une carte, et un premier montant y est porté le {end}.",
  "follow-on.terms": "Si vous gardez le forfait",
  "follow-on.keep":
    "Garder {offer} après ma période gratuite\u00a0: porter à ma carte les montants ci-dessus, plus les taxes, soit d’abord {price} le {end}, jusqu’à ce que j’annule.",
  "follow-on.continue": "Continuer",
  "follow-on.kept": "Le forfait continue",
  "follow-on.ends": "La période gratuite prend fin d’elle-même",

  "details.heading": "Votre nom et votre adresse",
  "details.text": "Rien n’est facturé, alors nous ne demandons pas de carte.",
  "details.saving": "Enregistrement…",

  "free-terms.review": "Vérifiez et commencez",
  "free-terms.heading": "Ce que vous obtenez",
  "free-terms.free": "{offer} est gratuit du {start} au {end}.",
  "free-terms.ends": "Ensuite, il prend fin de lui-même. Aucune carte n’y est liée, et rien n’est facturé.",
  "free-terms.cancel": "Vous pouvez y mettre fin plus tôt dans votre compte, en tout temps.",
  "free-terms.agree": "En commençant, vous acceptez la convention client.",
  "free-terms.ended":
    "Votre période gratuite prend fin d’elle-même le {end}. Si elle vous plaît, choisissez un forfait dans votre compte.",

  "title.several": "Achetez plusieurs forfaits",
  "several.heading": "Combien de forfaits vous faut-il\u00a0?",
  "several.text":
    "Un pour chaque personne qui écoute. Vous voyez un seul prix, vous acceptez une fois et vous payez une fois\u00a0; chaque forfait se modifie et s’annule ensuite séparément.",
  "several.loading": "Nous chargeons les forfaits…",
  "several.count": "{offer} à {price} {period}\u00a0: combien\u00a0?",
  "several.choose": "Choisissez un nombre",
  "several.none": "Aucun forfait n’est encore choisi.",
  "several.sum": "{plans}\u00a0: {amount} aujourd’hui, plus les taxes",
  "several.plans.one": "{count}\u00a0forfait",
  "several.plans.other": "{count}\u00a0forfaits",
  "several.limit": "Vous pouvez acheter jusqu’à {most}\u00a0forfaits à la fois.",
  "several.continue": "Continuer avec ces forfaits",
  "several.too-few": "Choisissez au moins deux forfaits.",
  "several.too-many":
    "Choisissez au plus {most}\u00a0forfaits\u00a0; une deuxième commande permet d’en acheter d’autres.",
  "several.summary": "Vos forfaits",
  "several.review-label": "Vos forfaits et leur prix",
  "several.numbered": "{number}. {offer}",
  "several.later": "Ensuite {amount} en tout, au fil des renouvellements",
  "several.terms-each": "Vous achetez {count}\u00a0forfaits {offer}\u00a0; chacun est facturé comme indiqué.",
  "several.bought-meanwhile":
    "D’autres forfaits ont été achetés à votre nom depuis le calcul de ce prix, peut-être dans un autre onglet. Rien n’a été facturé ici. Consultez votre compte avant d’en acheter d’autres.",
  "several.active":
    "{offers}\u00a0: tous vos forfaits sont actifs. Connectez-vous sur n’importe quel appareil et appuyez sur lecture.",
  "several.bought": "Vos forfaits",
  "several.next-bill": "Prochaine facture de {amount} le {date}",
};
