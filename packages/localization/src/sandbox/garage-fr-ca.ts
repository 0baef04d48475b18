export const sandboxGarageFrCa = {
  "sandbox.garage.heading": "Garage",
  "sandbox.garage.intro":
    "Des véhicules équipés de radios. Allumez ou éteignez une radio, rentrez-la sous un toit ou sortez-la, puis réactivez son signal dans le produit.",
  "sandbox.garage.on": "Radio allumée",
  "sandbox.garage.under-roof": "Sous un toit",
  "sandbox.garage.radio-id": "Numéro de radio",
  "sandbox.garage.vin": "NIV",
  "sandbox.garage.plate": "Plaque",
  "sandbox.garage.owner": "Forfait",
  "sandbox.garage.no-plan": "Aucun forfait",
  "sandbox.garage.playing": "La chaîne 1 joue",
  "sandbox.garage.off": "Éteinte",
  "sandbox.garage.no-signal": "Aucun signal",
  "sandbox.garage.channel-zero": "Numéro de radio",
  "sandbox.students.heading": "Étudiants",
  "sandbox.students.intro":
    "Les preuves à l’étude. Décidez ici, ou laissez la décision se prendre un jour plus tard : un fichier dont le nom commence par « reject » est refusé.",
  "sandbox.students.none": "Personne n’attend de décision.",
  "sandbox.students.waiting": "pas encore de preuve",
  "sandbox.students.approve": "Accepter",
  "sandbox.students.reject": "Refuser",
  "sandbox.faults.heading": "Pannes",
  "sandbox.faults.intro": "Ce qui tourne mal dans le monde, sur demande.",
  "sandbox.fault.card-processor-slow":
    "Le service de paiement porte la somme à la carte, puis retient sa réponse pendant 20 secondes.",
  "sandbox.fault.card-processor-silent":
    "Le service de paiement porte la somme à la carte, puis coupe la connexion, une seule fois.",
  "sandbox.fault.no-wallets":
    "Aucun navigateur n’a de portefeuille\u00a0: Apple Pay, Google Pay et Link ne sont offerts à personne.",
  "sandbox.fault.card-processor-down": "Le service de paiement ne répond pas du tout.",
  "sandbox.fault.offer-withdrawn":
    "Une offre mensuelle est retirée; les soumissions en cours ne peuvent plus être confirmées.",
  "sandbox.fault.uplink-down": "Rien ne peut être envoyé aux satellites.",
  "sandbox.fault.plate-lookup-down": "La recherche par plaque d’immatriculation ne répond pas.",
  "sandbox.fault.student-verification-down": "Le service qui vérifie le statut d’étudiant ne répond pas.",
  "sandbox.fault.slow-api": "Chaque appel prend trois secondes de plus.",
};
