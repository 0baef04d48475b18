export const agreementFrCa = {
  "title.agreement": "Contrat du client",

  "agreement.heading": "Contrat du client",
  "agreement.lead": "Les conditions entre vous et {legalName} lorsque vous écoutez {brand}.",
  "legal.effective": "En vigueur depuis le {date}",
  "legal.contents": "Sur cette page",
  "legal.print": "Imprimer ou enregistrer",
  "legal.questions": "Des questions sur cette page?",
  "legal.contact": "Nous joindre",

  "agreement.scope.heading": "Portée du contrat",
  "agreement.scope.text":
    "Ce contrat entre vous et {legalName} vise tous les forfaits, essais gratuits et cartes-cadeaux {brand}. La confirmation que vous recevez après un achat indique votre forfait, son prix dans le temps et les taxes; elle fait partie du contrat.\nEn cas de différence entre la confirmation et cette page, la confirmation l’emporte.",
  "agreement.plans.heading": "Forfaits et essais gratuits",
  "agreement.plans.text":
    "Un forfait commence dès que vous confirmez votre commande. Un essai gratuit ou un prix de lancement vaut une fois par personne et dure jusqu’à la date indiquée à l’achat.\nCertaines offres sont réservées, par exemple aux étudiants. Lorsque vous n’y avez plus droit, le forfait se poursuit au prix courant indiqué à l’achat, et nous vous écrivons avant.",
  "agreement.prices.heading": "Prix et taxes",
  "agreement.prices.text":
    "Le prix affiché comprend tout ce que nous facturons; aucune redevance musicale n’est facturée au Canada. La TPS, la TVH, la TVP ou la TVQ s’ajoute selon votre adresse, ligne par ligne, avant le paiement.\nVous payez exactement le montant annoncé. Si les taux de taxe changent, les factures suivantes en tiennent compte.",
  "agreement.renewal.heading": "Renouvellement automatique",
  "agreement.renewal.text":
    "Les forfaits payants se renouvellent automatiquement à la fin de chaque période de facturation, et votre mode de paiement est débité jusqu’à ce que vous annuliez. Le prix, la période et la date du premier paiement figurent à côté du bouton avant que vous acceptiez.\nUn forfait obtenu sans mode de paiement prend fin automatiquement. Rien n’est facturé.",
  "agreement.notices.heading": "Ce que nous vous annonçons d’avance",
  "agreement.notices.text":
    "Nous vous écrivons avant la fin d’un essai gratuit ou d’un prix de lancement, avant une hausse de prix et avant le renouvellement d’un forfait de deux mois ou plus. Une fois par année, nous vous rappelons ce que vous avez, ce que cela coûte et comment annuler.\nSi votre province exige un préavis plus long, comme la Colombie-Britannique et le Québec, nous le respectons.",
  "agreement.cancel.heading": "Annulation",
  "agreement.cancel.text":
    "Vous pouvez annuler en ligne en tout temps, sans frais et sans appel. Vous continuez d’écouter jusqu’à la fin de la période payée, ou vous mettez fin au forfait immédiatement.\nJusqu’au dernier jour, vous pouvez changer d’avis et garder votre forfait.",
  "agreement.refunds.heading": "Remboursements",
  "agreement.refunds.text":
    "Si vous mettez fin immédiatement à un forfait de trois mois ou plus, nous remboursons les jours non utilisés. Un forfait mensuel se rend à la fin du mois payé. En Colombie-Britannique et au Québec, les jours non utilisés de tout forfait sont remboursés. Le montant exact est indiqué avant que vous confirmiez.\nLe remboursement est versé par le moyen que vous avez utilisé pour payer.",
  "agreement.payment.heading": "Paiement",
  "agreement.payment.text":
    "Nous débitons le mode de paiement que vous avez choisi. Les numéros de carte vont directement à notre fournisseur de paiement et ne nous parviennent jamais. Votre solde et vos cartes-cadeaux servent avant votre carte.\nVous pouvez changer de mode de paiement en tout temps dans votre compte.",
  "agreement.late.heading": "Si un paiement n’est pas accepté",
  "agreement.late.text":
    "Nous réessayons et nous vous avisons par courriel. Vous continuez d’écouter pendant 7 jours. Ensuite, le forfait est suspendu jusqu’au paiement de la facture; il reprend aussitôt qu’elle est payée.\nNous ne facturons aucuns frais de retard.",
  "agreement.gift-cards.heading": "Cartes-cadeaux",
  "agreement.gift-cards.text":
    "Une carte-cadeau devient un crédit dans le compte où elle est utilisée. Elle n’expire jamais et ne peut être échangée contre de l’argent, sauf si la loi le prévoit.",
  "agreement.account.heading": "Votre compte",
  "agreement.account.text":
    "Gardez vos identifiants pour vous et votre adresse courriel à jour\u00a0: c’est là que nous envoyons les reçus et les avis. Votre forfait est pour vous et votre ménage, et non pour un usage public ou commercial.\nSi vous croyez que quelqu’un d’autre utilise votre compte, changez votre mot de passe et déconnectez tous les appareils dans la page de sécurité.",
  "agreement.changes.heading": "Modification du contrat",
  "agreement.changes.text":
    "Si nous modifions ces conditions, nous vous écrivons au moins 30 jours à l’avance. Vous pouvez annuler avant l’entrée en vigueur si vous n’êtes pas d’accord.",
  "agreement.law.heading": "Vos droits",
  "agreement.law.text":
    "Rien ici ne vous prive des droits que vous donne la loi sur la consommation de votre province ou territoire. La loi de l’endroit où vous habitez s’applique. Au Québec, cela comprend le droit de mettre fin au contrat en tout temps selon la Loi sur la protection du consommateur.\nSi nous n’arrivons pas à régler un problème ensemble, vous pouvez vous adresser aux tribunaux de l’endroit où vous habitez.",
};
