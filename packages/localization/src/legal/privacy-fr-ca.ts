export const privacyPolicyFrCa = {
  "title.privacy-policy": "Confidentialité",

  "privacy-policy.heading": "Confidentialité",
  "privacy-policy.lead": "Ce que {legalName} sait de vous, à quoi cela sert et ce qui dépend de vous.",

  "privacy-policy.know.heading": "Ce que nous savons de vous",
  "privacy-policy.know.text":
    "Ce que vous nous dites\u00a0: votre nom, votre courriel, votre numéro de téléphone, votre adresse et votre façon de vous connecter. Ce qui vient de votre forfait\u00a0: commandes, factures, paiements et appareils liés.\nNous gardons la marque et les quatre derniers chiffres de votre carte pour que vous puissiez distinguer vos cartes. Nous ne voyons ni ne gardons jamais le numéro complet.",
  "privacy-policy.use.heading": "À quoi cela sert",
  "privacy-policy.use.text":
    "À fournir votre forfait, à le facturer correctement, à protéger votre compte, à répondre à vos questions et à remplir nos obligations légales, comme les registres fiscaux.\nVous ne recevez des offres par courriel, par texto ou par téléphone que si vous les avez acceptées.",
  "privacy-policy.analytics.heading": "Mesure d’audience et personnalisation",
  "privacy-policy.analytics.text":
    "La mesure d’audience et la personnalisation restent désactivées tant que vous ne les activez pas, dans Choix de confidentialité, au bas de chaque page. Les noms, les courriels et les numéros de compte sont masqués avant toute mesure.\nSi votre navigateur envoie un signal de refus (Global Privacy Control), nous le respectons automatiquement et l’indiquons au bas de la page.",
  "privacy-policy.share.heading": "Qui d’autre les reçoit",
  "privacy-policy.share.text":
    "Les entreprises qui travaillent pour nous\u00a0: notre fournisseur de paiement, les services qui livrent nos courriels et nos textos et, si vous demandez le prix étudiant, le service qui vérifie le statut d’étudiant. Elles n’utilisent vos données que pour ce travail.\nNous ne vendons pas vos renseignements personnels et ne les communiquons à personne à des fins publicitaires.",
  "privacy-policy.keep.heading": "Combien de temps nous les gardons",
  "privacy-policy.keep.text":
    "Aussi longtemps que vous avez un compte. Lorsque vous le supprimez, nous retirons ce qui vous identifie. Les factures, les paiements et les contrats sont gardés aussi longtemps que la loi l’exige et ne servent à rien d’autre.\nLes demandes de ne plus être appelé sont gardées pour que nous puissions les respecter.",
  "privacy-policy.safety.heading": "Comment ils sont protégés",
  "privacy-policy.safety.text":
    "Les données nous parviennent chiffrées, les mots de passe ne sont gardés que hachés, et les changements importants exigent une nouvelle preuve de votre identité.\nLa page de sécurité montre chaque appareil et navigateur connecté, et permet de déconnecter chacun d’eux.",
  "privacy-policy.rights.heading": "Vos droits",
  "privacy-policy.rights.text":
    "Vous pouvez voir et corriger vos renseignements, télécharger vos factures, refuser la mesure d’audience et supprimer votre compte, le tout dans votre compte et sans justification.\nVous pouvez aussi demander une copie de tout ce que nous avons ou retirer votre consentement. Écrivez au responsable de la protection des renseignements personnels de {legalName} au moyen du formulaire; nous répondons dans les 30 jours. Vous pouvez porter plainte au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.",
  "privacy-policy.children.heading": "Enfants",
  "privacy-policy.children.text":
    "Les comptes sont destinés aux adultes. Nous ne recueillons pas sciemment de données sur les enfants de moins de 14 ans.",
  "privacy-policy.changes.heading": "Modification de cette page",
  "privacy-policy.changes.text":
    "Si nous changeons notre façon d’utiliser vos données, nous mettons cette page à jour et vous écrivons avant l’entrée en vigueur.",
};
