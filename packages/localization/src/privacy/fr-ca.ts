export const privacyFrCa = {
  "privacy.heading": "Choix de confidentialité",
  "privacy.intro":
    "Vous décidez de ce que ce site peut faire en plus de son travail. Vous pouvez changer d’avis ici en tout temps; votre choix vaut dès ce moment.",
  "privacy.always-on": "Toujours activé",
  "privacy.group.C0001": "Le nécessaire au site",
  "privacy.about.C0001": "Garde votre session ouverte, votre commande intacte et votre compte protégé.",
  "privacy.group.C0002": "Mesurer l’utilisation du site",
  "privacy.about.C0002":
    "Nous apprend quelles pages sont ouvertes et où les gens restent bloqués. Votre nom, votre courriel, votre téléphone et votre numéro de compte sont masqués.",
  "privacy.group.C0003": "Retenir ce que vous aimez",
  "privacy.about.C0003": "Propose des forfaits et des chaînes selon ce que vous avez regardé auparavant.",
  "privacy.group.C0004": "Publicité",
  "privacy.about.C0004": "Nous montre de laquelle de nos annonces vous venez.",
  "privacy.signal":
    "Signal de refus respecté : votre navigateur refuse la publicité pour tous les sites, elle est donc désactivée ici. La mesure d’audience ne reçoit rien qui dise qui vous êtes.",
  "privacy.allow-all": "Tout accepter",
  "privacy.refuse-all": "Tout refuser",
  "privacy.save": "Enregistrer mes choix",
  "privacy.stop-calls": "Plus d’appels ni de textos avec des offres",
  "privacy.close": "Fermer sans rien changer",
  "privacy.saved": "Vos choix de confidentialité sont enregistrés.",
  "privacy.question": "Pouvons-nous mesurer l’utilisation de ce site?",
  "privacy.question.about":
    "Rien n’est mesuré avant que vous disiez oui. Vous pouvez changer d’avis sur chaque page.",
  "privacy.question.yes": "Oui, d’accord",
  "privacy.question.no": "Non merci",
  "privacy.question.more": "Autres choix",
};
