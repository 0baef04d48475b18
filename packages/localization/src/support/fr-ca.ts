const REFUNDS =
  "Si vous mettez fin immédiatement à un forfait de trois mois ou plus, les jours non utilisés sont remboursés. Un forfait mensuel se rend à la fin du mois payé. En Colombie-Britannique et au Québec, les jours non utilisés de tout forfait sont remboursés.";

export const supportFrCa = {
  "title.help": "Aide",
  "title.how-to-cancel": "Comment annuler",
  "title.contact": "Nous joindre",

  "help.heading": "Comment pouvons-nous vous aider?",
  "help.search": "Chercher une réponse",
  "help.search-hint":
    "Essayez «\u00a0remboursement\u00a0», «\u00a0carte\u00a0» ou «\u00a0mot de passe\u00a0»",
  "help.found.one": "{count} réponse",
  "help.found.other": "{count} réponses",
  "help.nothing": "Aucune réponse ne correspond à «\u00a0{words}\u00a0».",
  "help.nothing-next": "Essayez avec moins de mots, ou écrivez-nous.",
  "help.ask": "Écrire à notre équipe",
  "help.still": "Besoin d’aide?",

  "help.group.plans": "Forfaits",
  "help.group.billing": "Facturation et paiement",
  "help.group.sign-in": "Connexion",
  "help.group.devices": "Appareils",
  "help.group.privacy": "Confidentialité et messages",

  "help.change-plan.question": "Comment changer de forfait?",
  "help.change-plan.answer":
    "Ouvrez votre forfait et choisissez Changer. Vous verrez le nouveau prix, le montant facturé aujourd’hui et chaque facture à venir avant de confirmer.",
  "help.change-plan.link": "Changer de forfait",
  "help.pause-plan.question": "Puis-je faire une pause au lieu d’annuler?",
  "help.pause-plan.answer":
    "Oui, de 1 à 3 mois à partir de votre prochaine date de facturation. Rien n’est facturé pendant la pause, votre prix de lancement ne s’écoule pas et le forfait reprend automatiquement.",
  "help.pause-plan.link": "Mettre mon forfait en pause",
  "help.cancel-plan.question": "Comment annuler?",
  "help.cancel-plan.answer":
    "En ligne, en tout temps, en deux étapes et sans frais. Avant de confirmer, vous voyez quand l’écoute prend fin et ce qui est remboursé.",
  "help.cancel-plan.link": "Comment annuler",
  "help.after-trial.question": "Quand suis-je facturé après un essai gratuit?",
  "help.after-trial.answer":
    "Le jour indiqué à l’inscription, et seulement si vous avez donné un mode de paiement. Nous vous écrivons une semaine avant la fin d’un essai de plus d’une semaine. Si vous annulez avant ce jour, rien n’est facturé.",
  "help.after-trial.link": "Voir ma prochaine facture",
  "help.student.question": "Comment fonctionne le prix étudiant?",
  "help.student.answer":
    "Prouvez que vous étudiez et payez moins cher pendant un an. Nous vous le rappelons avant la fin pour que vous puissiez renouveler la preuve.",
  "help.student.link": "Prix étudiant",

  "help.bill-changed.question": "Pourquoi ma facture est-elle différente?",
  "help.bill-changed.answer":
    "Chaque facture dit ce qui a changé depuis la précédente\u00a0: un prix qui a pris fin, un changement de forfait, un nouveau taux de taxe ou un crédit. Ouvrez la facture pour le lire.",
  "help.bill-changed.link": "Voir mes factures",
  "help.payment-failed.question": "Mon paiement n’a pas été accepté. Que faire?",
  "help.payment-failed.answer":
    "Vous continuez d’écouter pendant 7 jours et nous réessayons. Payez avec la même carte ou une autre, et votre forfait se poursuit aussitôt.",
  "help.payment-failed.link": "Payer ma facture",
  "help.change-card.question": "Comment changer de carte?",
  "help.change-card.answer":
    "Ajoutez la nouvelle carte, puis faites-en votre carte par défaut. Vous pouvez garder plusieurs cartes et retirer celles qu’aucun forfait n’utilise.",
  "help.change-card.link": "Mes modes de paiement",
  "help.gift-card.question": "Comment utiliser une carte-cadeau?",
  "help.gift-card.answer":
    "Entrez son numéro dans votre compte. Elle paie d’abord ce que vous devez, et le reste paie vos prochaines factures.",
  "help.gift-card.link": "Utiliser une carte-cadeau",
  "help.refund.question": "Vais-je être remboursé?",
  "help.refund.answer": `${REFUNDS} Le montant exact est indiqué avant que vous confirmiez.`,
  "help.refund.link": "Comment annuler",

  "help.forgot-password.question": "J’ai oublié mon mot de passe.",
  "help.forgot-password.answer":
    "Entrez votre courriel dans la page de connexion et choisissez plutôt un code. Une fois connecté, créez un nouveau mot de passe dans la page de sécurité.",
  "help.forgot-password.link": "Se connecter",
  "help.no-code.question": "Mon code n’arrive pas.",
  "help.no-code.answer":
    "Un code peut prendre une minute. Vérifiez vos pourriels et l’orthographe de votre courriel, puis demandez-en un autre après 30 secondes. Seul le plus récent fonctionne.",
  "help.no-code.link": "Se connecter",
  "help.passkey.question": "Qu’est-ce qu’une clé d’accès?",
  "help.passkey.answer":
    "Une façon de se connecter avec une empreinte, un visage ou le verrouillage de l’écran. Elle ne peut être ni devinée ni volée dans un courriel. Ajoutez-en une dans la page de sécurité.",
  "help.passkey.link": "Ajouter une clé d’accès",

  "help.link-device.question": "Comment lier un haut-parleur ou un téléviseur?",
  "help.link-device.answer":
    "Votre appareil affiche un code de 8 lettres. Entrez-le dans la page de liaison, vérifiez le nom de l’appareil et confirmez.",
  "help.link-device.link": "Lier un appareil",
  "help.sign-out-device.question": "Comment déconnecter un appareil que je n’ai plus?",
  "help.sign-out-device.answer":
    "La page de sécurité montre chaque navigateur et appareil connecté. Déconnectez-en un seul, ou tous à la fois.",
  "help.sign-out-device.link": "Mes appareils",

  "help.stop-calls.question": "Comment ne plus recevoir d’appels ni de textos?",
  "help.stop-calls.answer":
    "Entrez votre numéro dans la page prévue à cette fin. La demande prend effet aussitôt, sans connexion. Répondre ARRET à un texto suffit aussi.",
  "help.stop-calls.link": "Ne plus recevoir d’appels",
  "help.delete-account.question": "Comment supprimer mon compte?",
  "help.delete-account.answer":
    "Dans la page de sécurité. Avant de confirmer, vous voyez ce qui prend fin, ce qui est remboursé et ce que la loi nous demande de garder.",
  "help.delete-account.link": "Ma page de sécurité",

  "how-to-cancel.heading": "Comment annuler",
  "how-to-cancel.lead": "Annulez en ligne en tout temps. Aucuns frais, aucun appel.",
  "how-to-cancel.step-1": "Connectez-vous et ouvrez le forfait à annuler.",
  "how-to-cancel.step-2":
    "Choisissez Annuler. Vous verrez quand l’écoute prend fin, ce qui est remboursé et le dernier jour.",
  "how-to-cancel.step-3": "Confirmez. Vous recevez aussitôt un reçu par courriel.",
  "how-to-cancel.act": "Annuler un forfait",
  "how-to-cancel.refunds": "Ce qui est remboursé",
  "how-to-cancel.refunds-text": REFUNDS,
  "how-to-cancel.elsewhere": "Si quelqu’un d’autre vous facture",
  "how-to-cancel.elsewhere-text":
    "Un forfait acheté dans une boutique d’applications s’annule dans cette boutique. Votre compte indique laquelle et vous y mène.",
  "how-to-cancel.signed-out": "Vous ne pouvez pas vous connecter?",
  "how-to-cancel.signed-out-text":
    "Chaque courriel au sujet d’une facture contient un lien qui annule ce forfait au moyen d’un code, sans mot de passe. Ou écrivez-nous.",

  "contact-us.heading": "Nous joindre",
  "contact-us.lead": "Nous répondons par courriel, le plus souvent en un jour ouvrable.",
  "contact-us.topic": "Sujet",
  "contact-us.topic.choose": "Choisir un sujet",
  "contact-us.topic.plan": "Mon forfait",
  "contact-us.topic.billing": "Facturation et paiement",
  "contact-us.topic.signIn": "Connexion",
  "contact-us.topic.device": "Un appareil",
  "contact-us.topic.privacy": "Confidentialité",
  "contact-us.topic.other": "Autre chose",
  "contact-us.email": "Courriel",
  "contact-us.message": "Message",
  "contact-us.message-hint":
    "Jusqu’à 2\u00a0000 caractères. N’envoyez jamais de numéro de carte ni de mot de passe.",
  "contact-us.send": "Envoyer le message",
  "contact-us.call": "Nous appeler",
  "contact-us.call-text": "{phone}, sans frais",
  "contact-us.chat": "Clavarder avec nous",
  "contact-us.chat-open": "Ouvrir le clavardage",
  "contact-us.error.topic": "Choisissez un sujet",
  "contact-us.error.EMAIL_INVALID": "Entrez un courriel valide, comme nom@exemple.com",
  "contact-us.error.message": "Entrez un message",
  "contact-us.error.message-long": "Limitez votre message à 2\u00a0000 caractères",
  "contact-us.error.CARD_NUMBER_NOT_ALLOWED":
    "Retirez le numéro de carte de votre message. Il n’a pas été envoyé, et nous n’en avons jamais besoin.",
  "contact-us.done-heading": "Message envoyé",
  "contact-us.done": "Nous répondrons à {email}. Votre numéro de référence est {reference}.",
  "contact-us.another": "Envoyer un autre message",
};
