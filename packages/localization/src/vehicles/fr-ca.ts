export const vehiclesFrCa = {
  "used-car.101":
    "Cette radio n’a pas été installée par un constructeur avec qui nous travaillons. Vérifiez que le numéro est bien celui de la radio de votre voiture.",
  "used-car.103":
    "Aucune radio ne correspond à ce NIV. Vérifiez-le ou entrez plutôt le numéro de la radio, qui s’affiche à la chaîne 0.",
  "used-car.106": "Aucune radio ne porte ce numéro. Comparez-le à ce que votre radio affiche à la chaîne 0.",
  "used-car.107": "Cette radio a déjà un forfait. S’il est à vous, connectez-vous pour le voir.",
  "used-car.109":
    "L’essai de cette radio est en cours, et aucun forfait ne le suit. Choisissez-en un maintenant pour continuer sans interruption.",
  "used-car.110":
    "L’essai de cette radio est en cours, et votre forfait commence le {date}. Vous n’avez rien à faire.",
  "used-car.110-undated":
    "L’essai de cette radio est en cours, et votre forfait commence à la fin de l’essai. Vous n’avez rien à faire.",
  "used-car.111":
    "L’essai de cette voiture d’occasion est déjà en cours, et aucun forfait ne le suit. Choisissez-en un maintenant pour continuer sans interruption.",
  "used-car.112":
    "Cette radio a déjà eu son essai, qui est terminé. Choisissez un forfait pour continuer à écouter.",
  "used-car.113":
    "Cette radio a eu un forfait au cours des 12 derniers mois, alors un nouvel essai n’est pas offert. Choisissez un forfait pour écouter de nouveau.",
  "used-car.114":
    "Cette radio est réglée pour la démonstration et ne peut pas être activée en ligne. Joignez-nous pour la configurer avec nous.",
  "used-car.3494":
    "Aucune radio ni aucun véhicule ne correspond. Vérifiez chaque caractère : un numéro de radio en compte 8, 11 ou 12, un NIV en compte 17.",
  "used-car.5035":
    "Cette radio ne peut pas diffuser les chaînes audio. Vous pouvez écouter sur votre téléphone et à la maison.",
  "used-car.other":
    "Nous ne pouvons pas commencer d’essai pour cette voiture pour l’instant. Réessayez dans quelques minutes ou joignez-nous.",
  "used-car.action.field": "Corriger",
  "used-car.action.signIn": "Se connecter",
  "used-car.action.offers": "Voir les forfaits",
  "used-car.action.contact": "Nous joindre",
  "used-car.action.streaming": "Voir les forfaits d’écoute en ligne",
  "used-car.action.retry": "Réessayer",
  "used-car.reference": "Référence : {reference}",

  "title.used-vehicle": "Essai gratuit pour votre voiture d’occasion",
  "used-vehicle.lead":
    "Vous avez acheté une voiture d’occasion munie de notre radio? Écoutez gratuitement pendant {days} jours. Aucune carte requise.",
  "used-vehicle.step": "Étape {current} sur {count}",
  "used-vehicle.car": "Trouver votre voiture",
  "used-vehicle.account": "Se connecter ou créer un compte",
  "used-vehicle.start": "Commencer votre essai gratuit",
  "used-vehicle.found": "{vehicle}, numéro de radio se terminant par {lastFour}",
  "used-vehicle.portable": "Votre voiture",
  "used-vehicle.by.radioId": "Numéro de radio",
  "used-vehicle.by.vin": "NIV",
  "used-vehicle.check": "Vérifier ma voiture",
  "used-vehicle.checking": "Vérification…",
  "used-vehicle.vin-found":
    "Nous avons trouvé votre véhicule ({vehicle}). Pour montrer que vous y êtes, entrez le numéro que la radio affiche à la chaîne 0.",
  "used-vehicle.terms":
    "Votre essai commence aujourd’hui et dure {days} jours. Rien n’est facturé, et il prend fin automatiquement. En le commençant, vous acceptez nos conditions d’offre.",
  "used-vehicle.submit": "Commencer l’essai gratuit",
  "used-vehicle.another": "Choisir une autre voiture",
  "used-vehicle.place": "Où écoutez-vous?",
  "used-vehicle.place-text":
    "Votre adresse nous permet de vérifier que nos satellites vous rejoignent. Rien ne vous sera facturé.",
  "used-vehicle.day":
    "Jour {day} sur {days}. Votre essai prend fin le {date}, et rien ne suit à moins que vous ne choisissiez un forfait.",
  "used-vehicle.error.OFFER_REDEEMED":
    "Votre compte a déjà eu un essai gratuit pour une voiture d’occasion. Choisissez un forfait pour écouter dans celle-ci.",
  "used-vehicle.error.CS_INELIGIBLE_RADIO":
    "Nos satellites n’atteignent pas votre adresse. Vous pouvez écouter sur votre téléphone et à la maison.",
  "used-vehicle.error.CLAIMING_WITH_UNAUTHORIZED_USER":
    "L’essai de cette voiture est réservé à une autre personne. S’il est à vous, ouvrez le lien que le constructeur vous a envoyé.",

  "title.service-lane": "Commencer un essai à l’atelier",
  "service-lane.lead":
    "Pour le personnel des concessionnaires\u00a0: offrez {days} jours gratuits à une voiture en entretien, en deux clics. Vous ne verrez pas à qui elle appartient.",
  "service-lane.no-desk":
    "Ouvrez cette page au moyen du lien de votre concessionnaire. Si vous ne l’avez pas, demandez-le à votre responsable ou joignez-nous.",
  "service-lane.step": "Étape {current} sur 2",
  "service-lane.vehicle": "Confirmer le véhicule",
  "service-lane.number": "NIV ou numéro de radio",
  "service-lane.number-hint":
    "Le NIV compte 17 lettres et chiffres. La radio affiche son numéro à la chaîne 0.",
  "service-lane.number-empty": "Entrez le NIV ou le numéro de la radio",
  "service-lane.confirm": "Confirmer le véhicule",
  "service-lane.confirming": "Recherche…",
  "service-lane.start": "Commencer l’essai",
  "service-lane.start-text":
    "{days} jours gratuits commencent maintenant. Aucune carte ni aucun formulaire, et l’essai prend fin automatiquement.",
  "service-lane.submit": "Commencer l’essai gratuit",
  "service-lane.another": "Choisir un autre véhicule",
  "service-lane.done": "L’essai est commencé",
  "service-lane.done-text":
    "{vehicle}\u00a0: {days} jours d’écoute, jusqu’au {date}. Laissez la radio allumée à ciel ouvert quelques minutes pour qu’elle reçoive ses chaînes.",
  "service-lane.done-driver":
    "Pour conserver l’essai dans un compte et choisir un forfait pour la suite, le conducteur entre le numéro de la radio à l’adresse {address}.",
  "service-lane.next": "Véhicule suivant",
  "service-lane.error.DESK_UNKNOWN":
    "Ce lien n’est plus valide. Ouvrez le lien actuel de votre concessionnaire ou joignez-nous.",
  "service-lane.error.NUMBER_UNKNOWN":
    "Aucun véhicule ne porte ce numéro. Vérifiez-le caractère par caractère ou utilisez l’autre numéro.",
  "service-lane.error.NO_TRIAL":
    "Nous ne pouvons pas commencer d’essai pour ce véhicule ici. Son propriétaire peut voir ses forfaits et ses offres en se connectant à son compte.",

  "title.targeted-trial": "Votre essai gratuit vous attend",
  "targeted-trial.yours": "Votre essai",
  "targeted-trial.continue": "Continuer",
  "targeted-trial.claim": "Obtenir votre essai",
  "targeted-trial.link": "Recevoir votre lien",
  "targeted-trial.link-text":
    "Le lien de votre essai se trouve dans le courriel que le constructeur de votre véhicule vous a envoyé. Vous ne le trouvez pas? Entrez votre NIV ou le numéro de la radio et nous vous l’enverrons de nouveau.",
  "targeted-trial.link-send": "M’envoyer le lien",
  "targeted-trial.link-sent":
    "Si un essai attend ce véhicule, son lien est en route vers l’adresse courriel que le constructeur a pour vous.",
  "targeted-trial.number-wrong":
    "Entrez un NIV de 17 caractères ou un numéro de radio de 8, 11 ou 12 caractères",

  "title.claim-trial": "Obtenir votre essai gratuit",
  "trial.loading": "Recherche de votre essai…",
  "trial.text.one":
    "Un essai gratuit du forfait {plan} accompagne votre véhicule ({vehicle})\u00a0: il vous reste 1 jour, jusqu’au {date}. Vous n’avez ni carte à fournir ni rien à payer.",
  "trial.text.other":
    "Un essai gratuit du forfait {plan} accompagne votre véhicule ({vehicle})\u00a0: il vous reste {count} jours, jusqu’au {date}. Vous n’avez ni carte à fournir ni rien à payer.",
  "trial.maker": "Un cadeau de {maker}",
  "trial.maker-terms":
    "En obtenant l’essai, vous acceptez nos conditions d’offre et consentez à ce que nous informions {maker} que l’essai de ce véhicule a été obtenu. Rien n’est facturé, et l’essai prend fin automatiquement.",
  "trial.maker-privacy": "Confidentialité chez {maker}",
  "trial.signed-in": "Session ouverte\u00a0: {email}",
  "trial.terms":
    "En obtenant l’essai, vous acceptez nos conditions d’offre. Rien n’est facturé, et l’essai prend fin automatiquement.",
  "trial.claim": "Obtenir l’essai gratuit",
  "trial.done-heading": "{plan} est à vous",
  "trial.done":
    "Profitez de {plan} dans votre véhicule jusqu’au {date}. Rien ne suit à moins que vous ne choisissiez un forfait. S’il vous manque des chaînes, réactivez votre radio.",
  "trial.done-refresh": "Réactiver votre radio",
  "trial.done-plans": "Choisir un forfait pour la suite",
  "trial.done-account": "Accéder à votre compte",
  "trial.missing":
    "Pour obtenir votre essai, ouvrez le lien que le constructeur de votre véhicule vous a envoyé par courriel ou par message.",
  "trial.state.TrialNotStarted":
    "Votre essai n’a pas encore commencé. Il commence la première fois que la radio est allumée. Revenez à ce moment-là.",
  "trial.state.starts-on": "Votre essai commence le {date}. Revenez à ce moment-là pour l’obtenir.",
  "trial.state.TrialClaimed":
    "Cet essai a déjà été obtenu ou il a pris fin. S’il est à vous, connectez-vous pour le voir.",
  "trial.state.TrialWithFollowOn":
    "Cet essai a déjà été obtenu, et un forfait le suit. S’il est à vous, connectez-vous pour le voir.",
  "trial.state.SelfPay": "Ce véhicule a déjà un forfait. S’il est à vous, connectez-vous pour le voir.",
  "trial.error.MAGIC_LINK_NOT_FOUND":
    "Aucun essai ne correspond à ce lien. Ouvrez-le de nouveau à partir de votre courriel ou de votre message, en entier.",
  "trial.error.MAGIC_LINK_EXPIRED":
    "Ce lien a expiré. Demandez-en un nouveau au constructeur ou au concessionnaire de votre véhicule.",
  "trial.error.SUBSCRIPTION_PRODUCT_NOT_FOUND": "Cet essai a pris fin et ne peut plus être obtenu.",
  "trial.error.IDENTITY_NOT_ELIGIBLE_ERROR":
    "Ce compte appartient à l’application de diffusion et ne peut pas avoir de forfait pour une radio. Connectez-vous avec un autre compte.",
  "trial.error.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR": "Ce véhicule a déjà un forfait.",
  "trial.error.TRIAL_PENDING_ACTIVATION_ERROR":
    "Votre essai n’a pas encore commencé. Il commence la première fois que la radio est allumée.",
  "trial.error.IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR":
    "Un autre compte a déjà obtenu cet essai. S’il est à vous, connectez-vous avec ce compte.",
  "trial.error.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "Votre compte a déjà un forfait pour une radio. Vous pouvez avoir un essai à la fois.",
};
