export const vehiclesFrCa = {
  "used-car.101":
    "Cette radio n’a pas été installée par un constructeur avec qui nous travaillons. Vérifiez que l’identifiant est bien celui de la radio de votre voiture.",
  "used-car.103":
    "Nous connaissons ce NIV, mais pas la radio de cette voiture. Entrez plutôt l’identifiant de la radio : réglez-la au canal 0 et il s’affichera.",
  "used-car.106":
    "Aucune radio n’a cet identifiant. Relisez-le : il compte 8, 11 ou 12 caractères, sans les lettres O, I ni S.",
  "used-car.107": "Cette radio a déjà un forfait. S’il est à vous, ouvrez une session pour le voir.",
  "used-car.109":
    "L’essai de cette radio est en cours, et aucun forfait ne le suit. Choisissez-en un maintenant pour continuer sans interruption.",
  "used-car.110":
    "L’essai de cette radio est en cours, et votre forfait commence le {date}. Vous n’avez rien à faire.",
  "used-car.111":
    "L’essai de cette voiture d’occasion est en cours, et aucun forfait ne le suit. Choisissez-en un maintenant pour continuer sans interruption.",
  "used-car.112":
    "L’essai de cette radio est terminé. Vous pouvez encore écouter : voici les offres pour elle.",
  "used-car.113":
    "Cette radio a eu un forfait au cours des douze derniers mois, alors un nouvel essai n’est pas possible. Voici les offres auxquelles vous avez droit.",
  "used-car.114":
    "Cette radio est réglée pour la démonstration de la voiture et ne peut pas être activée ici. Notre équipe peut le faire avec vous.",
  "used-car.3494":
    "Nous ne trouvons ni radio ni voiture avec ces renseignements. Vérifiez l’identifiant ou le NIV, lettre par lettre, puis réessayez.",
  "used-car.5035":
    "Cette radio ne peut pas diffuser les canaux audio. Vous pouvez plutôt écouter sur votre téléphone et à la maison.",
  "used-car.other":
    "Nous ne pouvons pas dire pour l’instant si cette voiture a droit à un essai. Réessayez dans quelques minutes ou adressez-vous à notre équipe.",
  "used-car.action.field": "Corriger",
  "used-car.action.signIn": "Ouvrir une session",
  "used-car.action.offers": "Voir les offres",
  "used-car.action.contact": "Joindre notre équipe",
  "used-car.action.streaming": "Voir les forfaits d’écoute en ligne",
  "used-car.action.retry": "Réessayer",
  "used-car.reference": "Référence : {reference}",

  "title.claim-trial": "Obtenir votre essai gratuit",
  "trial.loading": "Recherche de votre essai…",
  "trial.text":
    "Un essai gratuit de {plan} accompagne votre véhicule ({vehicle})\u00a0: il vous reste {days} jours, jusqu’au {date}. Vous n’avez ni carte à fournir ni rien à payer.",
  "trial.signed-in": "Session ouverte\u00a0: {email}",
  "trial.terms":
    "En obtenant l’essai, vous acceptez nos conditions d’offre. Rien n’est facturé, et l’essai prend fin automatiquement.",
  "trial.claim": "Obtenir l’essai gratuit",
  "trial.done-heading": "{plan} est à vous",
  "trial.done":
    "Profitez de {plan} dans votre véhicule jusqu’au {date}. Rien ne suit à moins que vous ne choisissiez un forfait. S’il vous manque des chaînes, réactivez votre radio.",
  "trial.done-refresh": "Réactiver votre radio",
  "trial.done-account": "Accéder à votre compte",
  "trial.missing":
    "Pour obtenir votre essai, ouvrez le lien que le constructeur de votre véhicule vous a envoyé par courriel ou par message.",
  "trial.state.TrialNotStarted":
    "Votre essai n’a pas encore commencé. Il commence la première fois que la radio est allumée. Revenez à ce moment-là.",
  "trial.state.TrialClaimed":
    "Cet essai a déjà été obtenu ou il a pris fin. S’il est à vous, connectez-vous pour le voir.",
  "trial.state.TrialWithFollowOn":
    "Cet essai a déjà été obtenu, et un forfait le suit. S’il est à vous, connectez-vous pour le voir.",
  "trial.state.SelfPay": "Ce véhicule a déjà un forfait. S’il est à vous, connectez-vous pour le voir.",
  "trial.error.MAGIC_LINK_NOT_FOUND":
    "Aucun essai ne correspond à ce lien. Ouvrez-le de nouveau à partir de votre courriel ou de votre message, en entier.",
  "trial.error.MAGIC_LINK_EXPIRED":
    "Ce lien a expiré. Demandez-en un nouveau au constructeur ou au concessionnaire de votre véhicule.",
  "trial.error.SUBSCRIPTION_PRODUCT_NOT_FOUND": "Cet essai a pris fin. Il ne reste rien à obtenir.",
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
