/** The mail with the link to the trial of a vehicle. */
export const trialLinkFrCa = {
  "trial-link.subject": "Essai gratuit pour votre véhicule ({vehicle})",
  "trial-link.text":
    "Votre véhicule ({vehicle}) vient avec un essai gratuit. Pour en profiter, connectez-vous ou créez un compte. Vous n’avez ni carte à fournir ni rien à payer, et l’essai prend fin automatiquement.",
  "trial-link.button": "Obtenir mon essai gratuit",
  "trial-link.ignore":
    "Ce n’est pas votre véhicule? Ignorez ce courriel. À lui seul, le lien ne donne accès à aucun compte.",
} as const;
