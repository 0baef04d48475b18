export const lookupFrCa = {
  "title.look-up": "Trouvez votre compte",
  "look-up.heading": "Êtes-vous déjà des nôtres?",
  "look-up.text":
    "Dites-nous qui vous êtes, et nous cherchons votre compte. Les cinq renseignements doivent correspondre aux nôtres; lequel ne convient pas, nous ne le disons à personne.",
  "look-up.new-here": "Vous êtes nouveau ici?",
  "look-up.have-password": "Vous savez comment ouvrir une session?",
  "look-up.phone": "Numéro de téléphone",
  "look-up.phone-empty": "Entrez votre numéro de téléphone.",
  "look-up.phone-invalid": "Entrez un numéro des États-Unis ou du Canada à dix chiffres, comme 514 555 0142.",
  "look-up.submit": "Trouver mon compte",
  "look-up.looking": "Recherche…",
  "look-up.nobody":
    "Nous ne trouvons aucun compte avec ces cinq renseignements. Vérifiez-les encore une fois, ou passez aux forfaits à titre de nouvel auditeur; nous gardons ce que vous avez tapé pour le formulaire suivant.",
};
