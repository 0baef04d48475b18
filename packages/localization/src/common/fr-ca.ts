export const commonFrCa = {
  "app.title": "{brand}",
  "app.page-title": "{page} · {brand}",
  "app.description":
    "La radio en direct, la musique, l’actualité et les émissions parlées sur tous vos appareils. Choisissez un forfait et écoutez dès aujourd’hui.",
  "app.loading": "{brand} est en cours de chargement",
  "app.skip-to-content": "Passer au contenu",

  "several.ways": "Plus d’un abonnement",
  "several.way.plans": "Plusieurs forfaits",
  "several.way.vip": "Deux pour un seul prix",

  "header.home": "{brand}, accueil",
  "header.navigation": "Votre compte",
  "header.sign-in": "Ouvrir une session",
  "header.account": "Mon compte",

  "footer.navigation": "Mentions légales et aide",
  "footer.terms": "Contrat du client",
  "footer.privacy": "Confidentialité",
  "footer.choices": "Choix de confidentialité",
  "footer.signal": "Signal de refus respecté",
  "footer.help": "Aide",
  "footer.cancel": "Comment annuler",
  "footer.copyright": "© {year} {legalName} · Tous les prix sont en {currency}, avant les taxes.",

  "title.streaming": "Choisissez votre forfait d’écoute en ligne",
  "title.self-pay": "Choisissez votre forfait d’écoute en ligne",
  "title.sign-in": "Ouvrir une session",
  "title.account": "Votre compte",
  "title.magic-link": "Ouvrir la session avec votre lien",
  "title.security": "Connexion et sécurité",
  "title.link-device": "Lier un appareil",
  "title.sign-and-link": "Votre forfait vous attend",
  "title.error": "Un problème est survenu",
  "title.not-found": "Page introuvable",

  "error.heading": "Cette page a perdu le signal",
  "error.text":
    "C’est notre faute, pas la vôtre. Rien de ce que vous avez écrit n’a été envoyé deux fois et rien n’a été facturé.",
  "error.not-found-heading": "Il n’y a rien à cette adresse",
  "error.not-found-text": "Le lien est peut-être périmé ou mal écrit. Le chemin du retour est court.",
  "error.reference": "Référence pour notre équipe de soutien : {reference}",
  "error.retry": "Réessayer",
  "error.home": "Voir les forfaits",

  "boot-failure.heading": "Cette page ne s’est pas chargée",
  "boot-failure.text":
    "Une partie de la page n’a pas pu être lue. Vérifiez votre connexion, puis actualisez la page. Si cela n’aide pas, la faute est à nous : réessayez dans quelques minutes.",
  "boot-failure.reload": "Actualiser la page",
  "boot-failure.place": "Pour notre équipe de soutien :",

  "timeout.heading": "Toujours là?",
  "timeout.text":
    "Pour protéger votre compte, votre session sera fermée dans {wait}. Rien de votre panier n’est perdu.",
  "timeout.stay": "Garder la session ouverte",
  "timeout.leave": "Fermer la session",
  "timeout.over-heading": "Votre session est fermée",
  "timeout.over-text":
    "Rien ne s’est passé pendant un moment. Ouvrez de nouveau une session pour continuer où vous étiez.",
  "timeout.ended-text":
    "Notre système a mis fin à votre session pour protéger votre compte. Ouvrez une nouvelle session pour reprendre où vous en étiez.",
  "timeout.sign-in": "Ouvrir une session",
  "timeout.dismiss": "Continuer sans session",

  "action.close": "Fermer",
  "action.edit": "Modifier",
  "action.retry": "Réessayer",
  "action.show": "Afficher",
  "action.hide": "Masquer",

  "failure.UNREACHABLE":
    "Impossible de joindre {brand} pour le moment. Vérifiez votre connexion, puis réessayez.",
  "failure.SESSION_ENDED":
    "Votre session a été fermée pour protéger votre compte. Ouvrez une session pour continuer.",
  "failure.SIGN_IN_AGAIN":
    "Pour ceci, il faut une nouvelle ouverture de session. Fermez votre session, puis ouvrez-la de nouveau.",
  "failure.RATE_LIMIT_EXCEEDED": "Trop de tentatives. Veuillez attendre {wait}, puis réessayer.",
  "failure.BUSY":
    "Notre système est très sollicité en ce moment. Attendez {wait}, puis réessayez. Rien de ce que vous avez saisi n’est perdu.",
  "failure.SYSTEM":
    "Un problème est survenu de notre côté. Rien de ce que vous avez écrit n’est perdu. Veuillez réessayer. Référence : {reference}",

  "field.summary.one": "Un champ est à revoir :",
  "field.summary.other": "{count} champs sont à revoir :",
  "field.optional": "facultatif",

  "duration.seconds.one": "{count} seconde",
  "duration.seconds.other": "{count} secondes",
  "duration.minutes.one": "{count} minute",
  "duration.minutes.other": "{count} minutes",
  "duration.hours.one": "{count} heure",
  "duration.hours.other": "{count} heures",
  "duration.days.one": "{count} jour",
  "duration.days.other": "{count} jours",
  "duration.weeks.one": "{count} semaine",
  "duration.weeks.other": "{count} semaines",
  "duration.months.one": "{count} mois",
  "duration.months.other": "{count} mois",
  "duration.years.one": "{count} an",
  "duration.years.other": "{count} ans",

  "per.days.one": "par jour",
  "per.days.other": "tous les {count} jours",
  "per.weeks.one": "par semaine",
  "per.weeks.other": "toutes les {count} semaines",
  "per.months.one": "par mois",
  "per.months.other": "tous les {count} mois",
  "per.years.one": "par année",
  "per.years.other": "tous les {count} ans",

  "price-path.free": "Gratuit",
  "price-path.from-today": "Aujourd’hui",
  "price-path.onwards": "jusqu’à l’annulation",
  "price-path.step-free": "gratuit du {start} au {end}",
  "price-path.step-paid": "{price} {period} du {start} au {end}",
  "price-path.step-ongoing": "{price} {period} à compter du {start}, jusqu’à ce que vous annuliez",
  "price-path.summary": "Ce que vous payez au fil du temps : {steps}.",
  "price-path.table": "Ce que vous payez au fil du temps",
  "price-path.when": "Quand",
  "price-path.each-bill": "Chaque facture",
  "price-path.after-tax": "Taxes comprises",
  "price-path.range": "Du {start} au {end}",
  "price-path.since": "À compter du {start}",
  "price-path.before-tax-note": "Les taxes (TPS/TVH, TVP ou TVQ) s’ajoutent selon votre province.",
  "price-path.after-tax-note": "Les montants comprennent les taxes actuelles de votre province.",

  "line.royalty-fee": "Redevance musicale (facturée par nous)",
  "line.tax": "{name}, {rate} de {base}",
  "line.tax.gst": "TPS (Canada)",
  "line.tax.hst": "TVH (Canada)",
  "line.tax.pst": "TVP (province)",
  "line.tax.qst": "TVQ (Québec)",
  "line.tax.rst": "TVD (Manitoba)",
  "line.total": "Total",
};
