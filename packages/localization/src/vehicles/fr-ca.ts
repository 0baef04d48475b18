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
};
