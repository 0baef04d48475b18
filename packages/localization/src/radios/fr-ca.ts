export const radiosFrCa = {
  "find-radio.intro": "Une seule de ces informations suffit.",
  "find-radio.way.RID": "Numéro de radio",
  "find-radio.way.VIN": "NIV",
  "find-radio.way.LPL": "Plaque d’immatriculation",
  "find-radio.submit": "Trouver la radio",
  "find-radio.looking": "Recherche…",

  "find-radio.radio-id": "Numéro de radio",
  "find-radio.radio-id-hint": "8, 11 ou 12 lettres et chiffres",
  "find-radio.radio-id-where": "Où trouver votre numéro de radio",
  "find-radio.radio-id-channel":
    "Choisissez la chaîne 0\u00a0: le numéro de radio s’affiche à l’écran. Sinon, regardez à l’arrière ou sous la radio.",
  "find-radio.radio-id-empty": "Entrez votre numéro de radio",
  "find-radio.radio-id-invalid":
    "Entrez 8, 11 ou 12 lettres et chiffres. Un numéro de radio ne contient ni F, ni I, ni O, ni S.",
  "find-radio.radio-id-suggestion": "Vouliez-vous dire {radioId}?",

  "find-radio.vin": "Numéro d’identification du véhicule (NIV)",
  "find-radio.vin-hint":
    "17 lettres et chiffres. Regardez à travers le pare-brise, du côté du conducteur, ou sur votre certificat d’immatriculation.",
  "find-radio.vin-empty": "Entrez votre NIV",
  "find-radio.vin-invalid": "Entrez les 17 lettres et chiffres. Un NIV ne contient ni I, ni O, ni Q.",
  "find-radio.vin-check":
    "Ce NIV contient peut-être une faute de frappe. Comparez-le à votre certificat d’immatriculation. S’il est exact, appuyez de nouveau sur «\u00a0{button}\u00a0».",

  "find-radio.plate": "Plaque d’immatriculation",
  "find-radio.plate-hint": "Votre plaque sert à trouver votre radio. Nous ne la conservons pas.",
  "find-radio.plate-empty": "Entrez votre plaque d’immatriculation",
  "find-radio.plate-invalid": "Entrez jusqu’à 8 lettres et chiffres",
  "find-radio.waiting":
    "Nous limitons la vitesse des recherches par plaque. Celle-ci peut prendre une minute. Gardez cette page ouverte.",
  "find-radio.region": "Province ou territoire",
  "find-radio.region-choose": "Choisir",
  "find-radio.region-empty": "Choisissez votre province ou votre territoire",

  "find-radio.not-found.RID":
    "Aucune radio ne correspond à ce numéro. Vérifiez-le ou utilisez plutôt votre NIV. Si la radio vient des États-Unis, passez à notre site américain.",
  "find-radio.not-found.VIN":
    "Aucune radio ne correspond à ce NIV. Vérifiez-le ou utilisez plutôt votre numéro de radio. Si le véhicule vient des États-Unis, passez à notre site américain.",
  "find-radio.not-found.LPL":
    "Aucune radio ne correspond à cette plaque. Vérifiez-la ou utilisez plutôt votre numéro de radio. Une nouvelle plaque peut prendre quelques semaines à apparaître.",

  "find-radio.which": "Lequel est le vôtre?",
  "find-radio.which-text": "Plusieurs véhicules correspondent à cette plaque.",
  "find-radio.portable": "Radio portative",
  "find-radio.last-four": "Numéro de radio se terminant par {lastFour}",
  "find-radio.choose": "Choisir",
  "find-radio.none": "Aucun de ceux-ci",

  "title.satellite": "Les forfaits pour votre radio",
  "title.pair": "Des forfaits pour la voiture et pour partout ailleurs",
  "pair.heading": "Dans la voiture et partout ailleurs",
  "pair.text":
    "Deux forfaits en une commande : l’un joue sur votre radio, l’autre sur votre téléphone, dans votre navigateur et sur vos haut-parleurs. Chacun a ensuite sa propre facture, et vous pouvez annuler l’un sans l’autre.",
  "pair.in-car": "Dans la voiture",
  "pair.elsewhere": "Partout ailleurs",
  "pair.sum":
    "{amount} pour les deux, taxes en sus. Un forfait qui suit un essai gratuit n’est facturé qu’à la fin de l’essai.",
  "pair.continue": "Continuer avec les deux forfaits",
  "pair.loading": "Chargement des forfaits",
  "pair.none":
    "Nous ne pouvons pas vendre les deux forfaits ensemble pour le moment. Chacun s’achète toujours séparément.",
  "step.radio": "Votre radio",
  "radio-step.heading": "Pour quelle radio?",
  "radio-step.text": "Nous vous montrerons les forfaits qu’elle peut capter.",
  "radio-step.found": "La radio trouvée",
  "radio-step.continue": "Continuer avec cette radio",
  "radio-step.another": "Choisir une autre radio",
  "radio-step.not-capable":
    "Cette radio reçoit la météo et des données, mais pas nos chaînes. Choisissez une autre radio.",
  "radio-step.twice": "Vous avez déjà ajouté cette radio.",
  "radio-step.add": "Ajouter une autre radio",
  "radio-step.without": "Continuer sans autre radio",
  "radio-step.found-several": "Les radios trouvées",
  "radio-step.continue-several": "Continuer avec ces radios",
  "radio-step.leave-out": "Retirer",
  "radio-step.leave-out-named": "Retirer {radio}",
  "several-radios.heading": "Un forfait par radio",
  "several-radios.text":
    "Vous payez le tout aujourd’hui en une seule commande. Chaque forfait a ensuite sa propre facture, et vous pouvez annuler l’un sans les autres.",
  "several-radios.sum": "{amount} pour toutes vos radios, taxes en sus",
  "several-radios.continue": "Continuer avec ces forfaits",
  "several-radios.loading": "Chargement des forfaits",
  "several-radios.none":
    "L’une de ces radios n’a aucun forfait qui s’achète avec les autres pour le moment. Chaque radio peut toujours avoir un forfait acheté séparément.",
  "radio-plans.heading": "Les forfaits pour votre radio",
} as const;
