export const signalFrCa = {
  "title.refresh-signal": "Réactiver votre radio",
  "refresh.loading": "Recherche de vos radios…",
  "refresh.heading": "Réactiver votre radio",
  "refresh.lead":
    "Vos chaînes ont disparu? Nous enverrons un nouveau signal à votre radio. Il faut compter environ cinq minutes.",
  "refresh.which": "Quelle radio?",
  "refresh.yours": "Vos radios",
  "refresh.another": "Une autre radio",
  "refresh.other-choose": "Choisir une autre radio",
  "refresh.choose": "Choisir",
  "refresh.radio-id": "Numéro de radio se terminant par {lastFour}",
  "refresh.portable": "Radio portative",
  "refresh.steps": "Avant de commencer",
  "refresh.step.on": "Allumez la radio. En voiture, démarrez le moteur.",
  "refresh.step.sky": "Stationnez à ciel ouvert, loin des toits, des ponts et des grands arbres.",
  "refresh.step.channel": "Choisissez la chaîne 1 et restez-y.",
  "refresh.send": "Envoyer le signal",
  "refresh.sending": "Envoi…",
  "refresh.again": "Envoyer de nouveau",

  "refresh.text.offer": "Recevoir ces étapes par texto",
  "refresh.text.why": "Pratique si la radio est ailleurs. Votre numéro ne servira qu’à ce texto.",
  "refresh.text.phone": "Numéro de cellulaire",
  "refresh.text.send": "Envoyer le texto",
  "refresh.text.sent": "Nous avons envoyé les étapes au {phone}.",
  "refresh.text.empty": "Entrez un numéro de cellulaire",
  "refresh.text.INVALID_PHONE_NUMBER": "Entrez un numéro canadien ou américain à 10 chiffres",
  "refresh.text.DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER":
    "Ce numéro a déjà reçu des textos pour cinq radios. Utilisez un autre numéro ou suivez les étapes affichées ici.",

  "refresh.progress": "Progression du signal",
  "activation.heading": "Votre radio reçoit ses chaînes",
  "activation.heading-named": "{radio} reçoit ses chaînes",
  "activation.text":
    "Allumez-la à ciel ouvert. Les chaînes peuvent mettre quelques minutes à arriver. Vous pouvez quitter cette page\u00a0: le signal est envoyé pendant une heure.",

  "activation.sent":
    "Vos chaînes ont été envoyées à votre radio. Si elles ne jouent pas encore, réactivez-la depuis votre compte.",
  "activation.playing": "Vos chaînes jouent. Bonne route!",

  "refresh.state.queued": "En attente du satellite",
  "refresh.state.sent": "Signal envoyé",
  "refresh.state.heard": "Reçu par la radio",
  "refresh.state.playing": "Les chaînes jouent",
  "refresh.now.queued": "Votre signal est le prochain à partir.",
  "refresh.now.sent":
    "Nous envoyons le signal toutes les dix secondes. Gardez la radio allumée et à ciel ouvert.",
  "refresh.now.heard": "Votre radio a reçu le signal et cherche ses chaînes.",
  "refresh.now.playing": "Votre radio joue de nouveau. Bonne route!",
  "refresh.now.unheard": "Votre radio n’a pas répondu.",
  "refresh.time-left": "Envoi répété pendant {wait}",
  "refresh.times-sent": "Envois\u00a0: {count}",
  "refresh.unheard-help":
    "Vérifiez que la radio est allumée et que rien ne la couvre, puis envoyez le signal de nouveau. Certaines radios ne donnent pas de réponse\u00a0: écoutez si vos chaînes jouent avant de nous joindre.",
  "refresh.done-another": "Réactiver une autre radio",

  "refresh.error.DEVICE_NOT_FOUND":
    "Vous avez choisi cette radio il y a un bon moment. Retrouvez-la pour continuer.",
  "refresh.error.DEVICE_REFRESH_NOT_SUPPORTED":
    "Cette radio ne capte plus nos satellites\u00a0: il n’y a rien à réactiver. Vous pouvez encore écouter sur votre téléphone et à la maison.",
  "refresh.error.NO_SUBSCRIPTION":
    "Cette radio n’a pas de forfait actif. Choisissez un forfait pour l’entendre de nouveau.",
  "refresh.error.own-plan-not-running":
    "Votre forfait pour cette radio n’est pas actif en ce moment. Accédez à votre compte pour le reprendre ou en choisir un autre.",
  "refresh.error.PAST_DUE":
    "Le forfait de cette radio est suspendu, car un paiement est en retard. Payez-le et la radio jouera de nouveau.",
  "refresh.error.REFRESH_LIMIT_REACHED":
    "Cette radio a atteint sa limite de réactivations. Vous pourrez envoyer un autre signal dans {wait}.",
  "refresh.error.FAILED_TO_REFRESH_DEVICE":
    "Le satellite est hors d’atteinte et rien n’a été envoyé. Attendez un moment, puis réessayez.",
  "refresh.error.NOT_FOUND":
    "Nous avons perdu la trace de ce signal. Si la radio reste muette, envoyez-le de nouveau.",
  "refresh.action.find": "Trouver la radio",
  "refresh.action.plans": "Voir les forfaits",
  "refresh.action.account": "Accéder à votre compte",
  "refresh.action.pay": "Payer maintenant",
  "refresh.action.streaming": "Voir les forfaits d’écoute en ligne",
} as const;
