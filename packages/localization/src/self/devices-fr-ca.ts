export const devicesFrCa = {
  "title.devices": "Vos appareils",
  "title.link-choice": "Lier un haut-parleur ou un autre appareil",
  "title.link-amazon": "Lier vos haut-parleurs Amazon",
  "title.link-google": "Lier votre haut-parleur Google",

  "own-devices.heading": "Vos appareils",
  "own-devices.text": "Vos radios, vos haut-parleurs et tout ce qui joue pour vous.",
  "own-devices.loading": "Chargement de vos appareils…",
  "own-devices.more": "Autres options",
  "own-devices.link": "Lier un haut-parleur, un téléviseur ou une voiture",
  "own-devices.add-radio": "Ajouter une radio par satellite",
  "own-devices.sessions": "Voir où votre session est ouverte",

  "devices.heading": "Lier un haut-parleur ou un autre appareil",
  "devices.text": "Sur quoi voulez-vous écouter?",
  "devices.amazon": "Haut-parleurs Amazon",
  "devices.amazon-about":
    "Associez votre compte Amazon une seule fois, puis écoutez sur tous vos haut-parleurs Amazon.",
  "devices.google": "Haut-parleurs Google",
  "devices.google-about": "Entrez le code que votre haut-parleur vous dicte.",
  "devices.other": "Téléviseur, voiture ou autre haut-parleur",
  "devices.other-about": "Entrez le code que l’appareil affiche.",

  "amazon.heading": "Lier vos haut-parleurs Amazon",
  "amazon.text": "Vous irez chez Amazon, y donnerez votre accord, puis reviendrez ici.",
  "amazon.sign-in":
    "Ouvrez d’abord une session, pour que nous sachions de quel forfait vos haut-parleurs profitent.",
  "amazon.go": "Continuer chez Amazon",
  "amazon.going": "Ouverture d’Amazon…",
  "amazon.what":
    "Amazon apprend que vous avez un compte ici, mais ne voit ni votre mot de passe ni vos factures.",
  "amazon.loading": "Chargement de vos liaisons…",
  "amazon.linked": "Lié depuis le {date}",
  "amazon.remove": "Dissocier Amazon",
  "amazon.removed": "C’est dissocié. Vos haut-parleurs Amazon ne jouent plus à partir de ce compte.",
  "amazon.help": "Aide pour les haut-parleurs Amazon",

  "amazon.back-heading": "De retour de chez Amazon",
  "amazon.back-text": "Vous avez accepté chez Amazon. Lier vos haut-parleurs Amazon à {email}?",
  "amazon.finish": "Oui, les lier",
  "amazon.not-now": "Pas maintenant",
  "amazon.finishing": "Liaison en cours…",
  "amazon.done-heading": "Vos haut-parleurs Amazon sont liés",
  "amazon.done":
    "Demandez une chaîne à l’un d’eux. Vous pouvez les dissocier en tout temps dans vos paramètres.",
  "amazon.settings": "Aller à vos paramètres",
  "amazon.denied": "Vous n’avez pas accepté chez Amazon : rien n’a été lié.",
  "amazon.empty": "Rien n’est revenu d’Amazon : rien n’a été lié.",
  "amazon.error.LINK_STATE_MISMATCH":
    "Cette liaison n’a pas été commencée dans cette session : rien n’a été lié. Recommencez d’ici.",
  "amazon.error.LINK_CODE_EXPIRED":
    "C’était trop long, ou le code a déjà servi : rien n’a été lié. Recommencez; c’est l’affaire d’une minute.",
  "amazon.error.LINKED_ELSEWHERE":
    "Ce compte Amazon est déjà lié à un autre compte ici. Dissociez-le d’abord là-bas, ou utilisez un autre compte Amazon.",

  "google.heading": "Lier votre haut-parleur Google",
  "google.text":
    "Demandez à votre haut-parleur de se lier. Il vous dicte un code de huit lettres. Entrez-le ici.",
  "google.sign-in": "Ouvrez une session pour lier le haut-parleur à votre compte.",
};
