export const lookupFrCa = {
  "title.look-up": "Radio en direct, musique et entrevues",
  "look-up.heading": "Trouvez votre compte",
  "look-up.text":
    "Vous nous écoutez déjà? Entrez ces cinq renseignements exactement comme ils figurent dans votre compte.",
  "look-up.listen": "Écouter maintenant, sans compte",
  "look-up.new-here": "Première visite?",
  "look-up.have-password": "Vous avez un mot de passe ou une clé d’accès?",
  "look-up.phone": "Numéro de téléphone",
  "look-up.phone-empty": "Entrez votre numéro de téléphone.",
  "look-up.phone-invalid": "Entrez un numéro des États-Unis ou du Canada à dix chiffres, comme 514 555 0142.",
  "look-up.submit": "Trouver mon compte",
  "look-up.looking": "Recherche…",
  "look-up.nobody":
    "Aucun compte ne correspond à ces cinq renseignements. Vérifiez chacun d’eux ou consultez nos forfaits. Nous garderons ce que vous avez entré.",
};
