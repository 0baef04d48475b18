export const studentFrCa = {
  "title.student-verification": "Le forfait pour étudiants",
  "title.student": "Votre statut d’étudiant",
  "title.student-reverify": "Renouveler votre statut d’étudiant",

  "step.student": "Statut d’étudiant",

  "student.heading": "Le forfait pour étudiants",
  "student.verify.heading": "Confirmez que vous étudiez",
  "student.verify.text":
    "Un service de vérification consulte votre établissement. Nous ne gardons ni vos renseignements ni vos documents, seulement le fait que vous étudiez.",
  "student.verify.first-name": "Prénom",
  "student.verify.last-name": "Nom",
  "student.verify.birth-date": "Date de naissance",
  "student.verify.school": "Établissement",
  "student.verify.school-choose": "Choisissez votre établissement",
  "student.verify.submit": "Confirmer",
  "student.verify.working": "Nous consultons votre établissement…",
  "student.verify.loading": "Nous vérifions votre statut d’étudiant…",
  "student.verify.invalid.firstName": "Entrez votre prénom tel que votre établissement le connaît.",
  "student.verify.invalid.lastName": "Entrez votre nom tel que votre établissement le connaît.",
  "student.verify.invalid.birthDate": "Entrez votre date de naissance. Il faut avoir au moins 13 ans.",
  "student.verify.invalid.schoolId": "Choisissez votre établissement dans la liste.",

  "student.document.heading": "Envoyez un document",
  "student.document.text":
    "Votre établissement n’a pas pu le confirmer tout de suite. Envoyez un document qui porte votre nom, celui de l’établissement et une date de la session en cours : carte étudiante, attestation d’inscription ou horaire. Vous avez jusqu’au {date}.",
  "student.document.file": "Votre document",
  "student.document.hint": "PDF, JPEG ou PNG, {limit} Mo au maximum",
  "student.document.submit": "Envoyer le document",
  "student.document.working": "Envoi en cours…",
  "student.document.missing": "Choisissez un fichier à envoyer.",

  "student.review.heading": "Votre document est à l’étude",
  "student.review.text":
    "Il faut compter environ une journée. Vous pouvez fermer cette page : nous vous enverrons un courriel dès que la décision sera prise.",
  "student.review.again": "Vérifier de nouveau",
  "student.review.still":
    "La décision n’est pas encore prise. Nous vous enverrons un courriel dès qu’elle le sera.",

  "student.verified.heading": "Votre statut d’étudiant est confirmé",
  "student.verified.text": "Votre statut d’étudiant est confirmé jusqu’au {date}.",
  "student.verified.continue": "Voir le forfait pour étudiants",

  "student.closed.rejected": "Nous n’avons pas pu confirmer que vous étudiez.",
  "student.closed.expired":
    "Rien n’a été envoyé à temps, cette vérification est donc terminée. Vous pouvez recommencer.",
  "student.reason.notEnrolled":
    "Votre établissement ne trouve aucun étudiant avec ces renseignements. Vérifiez qu’ils correspondent à ses dossiers, puis réessayez.",
  "student.reason.unreadable":
    "Votre document n’était pas lisible. Réessayez avec une image nette où l’on voit toute la page.",
  "student.reason.nameMismatch":
    "Le nom sur votre document n’est pas celui que vous avez entré. Entrez votre nom tel que votre établissement le connaît, puis réessayez.",
  "student.reason.outOfDate":
    "Votre document ne date pas de la session en cours. Réessayez avec un document plus récent.",
  "student.reason.discountUsed":
    "Un autre compte a déjà le prix étudiant, offert une fois par période de douze mois. Ouvrez plutôt une session dans ce compte.",

  "student.error.STUDENT_ALREADY_VERIFIED":
    "Votre statut est déjà confirmé. Vous pourrez le renouveler au cours des deux derniers mois.",
  "student.error.STUDENT_DISCOUNT_USED":
    "Un autre compte a déjà le prix étudiant, offert une fois par période de douze mois. Ouvrez plutôt une session dans ce compte.",
  "student.error.VERIFICATION_UNAVAILABLE":
    "Le service de vérification ne répond pas. Ce que vous avez entré est toujours là : réessayez dans une minute.",
  "student.error.STUDENT_CHECK_CLOSED":
    "Cette vérification est déjà décidée ou terminée. Voici son résultat.",
  "student.error.WRONG_TYPE": "Ce fichier ne peut pas être lu. Choisissez un PDF ou une image JPEG ou PNG.",
  "student.error.TOO_LARGE": "Ce fichier dépasse {limit} Mo. Choisissez-en un plus petit.",

  "student.plan.heading": "Votre forfait pour étudiants",
  "student.plan.text":
    "Vous payez le prix étudiant pendant les douze mois qui suivent votre vérification, puis le prix courant. Nous vous écrirons 30 et 7 jours avant.",
  "student.plan.continue": "Continuer avec {offer}",
  "student.plan.loading": "Nous cherchons le forfait pour étudiants…",
  "student.plan.none-heading": "Aucun forfait pour étudiants en ce moment",
  "student.plan.none":
    "Votre vérification est peut-être terminée, ou vous avez déjà ce forfait. Consultez votre statut d’étudiant.",
  "student.plan.status": "Voir votre statut d’étudiant",

  "student.area.heading": "Votre statut d’étudiant",
  "student.area.back": "Retour à votre compte",
  "student.area.yes": "Statut confirmé",
  "student.area.over": "Statut échu",
  "student.area.no": "Statut non confirmé",
  "student.area.until": "Votre statut d’étudiant est confirmé jusqu’au {date}.",
  "student.area.was-until": "Votre statut d’étudiant était confirmé jusqu’au {date}.",
  "student.area.none":
    "Votre statut d’étudiant n’a pas été confirmé. Les étudiants paient moins pendant un an.",
  "student.area.renew-from": "Vous pourrez le renouveler à compter du {date}. Nous vous le rappellerons.",
  "student.area.renew-now":
    "Si vous étudiez toujours, renouvelez-le maintenant. La nouvelle année suit l’ancienne.",
  "student.area.renew-late":
    "Si vous étudiez toujours, confirmez-le. Le forfait pour étudiants que vous avez retrouve alors son prix réduit dès sa prochaine facture.",
  "student.area.renew": "Renouveler votre statut d’étudiant",
  "student.area.start": "Confirmer que vous étudiez",
  "student.area.choose": "Choisir le forfait pour étudiants",
  "student.area.price": "Ce que coûte votre forfait",
  "student.area.steps-up":
    "D’ici le {date}, une facture s’élève à {before}. À compter du {date}, elle s’élève à {amount}, taxes comprises.",
  "student.area.check": "Votre dernière vérification",
  "student.area.open": "Continuer",
  "student.area.plan": "Voir votre forfait",

  "student.renew.heading": "Renouveler votre statut d’étudiant",
  "student.renew.text": "Encore un an au prix étudiant, tant que vous étudiez.",
  "student.renew.effect":
    "Si vous le renouvelez, vos factures restent à {before}. Sinon, elles passent à {amount} à compter du {date}, taxes comprises.",
  "student.renew.step": "Étape {current} de 2",
  "student.renew.details": "Vos renseignements",
  "student.renew.proof": "Un document, si votre établissement en demande un",
  "student.renew.early": "Vous pourrez renouveler votre statut d’étudiant à compter du {date}.",
  "student.renew.done":
    "Votre statut d’étudiant est renouvelé jusqu’au {date}. Nous vous avons envoyé une confirmation par courriel.",
};
