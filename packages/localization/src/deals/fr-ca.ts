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
};
