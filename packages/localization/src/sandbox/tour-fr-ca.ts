export const sandboxTourFrCa = {
  "sandbox.people.tour": "Première visite? Faites le tour en dix étapes",
  "sandbox.people.search": "Trouver une personne ou une page",
  "sandbox.people.none": "Personne ne porte ce nom. Essayez le début d’un nom.",
  "sandbox.people.be": "Se connecter : {name}",
  "sandbox.people.find": "Trouver son compte",
  "sandbox.links.none": "Aucune page ne correspond. Essayez un seul mot.",
  "sandbox.persona.nora":
    "Sa carte a été refusée il y a quelques jours : une facture est due, et son service continue encore un peu.",
  "sandbox.persona.mina":
    "Étudiante vérifiée : le forfait pour étudiants est dans sa liste. Pas encore de forfait.",
  "sandbox.persona.ray":
    "Écoute dans sa voiture, sur son bateau et dans son avion. Les trois sont au garage.",
  "sandbox.persona.walter":
    "Client de l’ancien système de facturation, jamais inscrit en ligne : compte 8844120157, radio LGCY7K42, code postal 78401. Les codes vont à walter@skywave.example.",
  "sandbox.persona.june":
    "Cliente de l’ancien système de facturation, jamais inscrite en ligne, avec deux voitures et un bateau; une voiture est en souffrance. Compte 8811340266, radio JN4CAR27, code postal 78401. Les codes vont à june@skywave.example.",
  "sandbox.persona.louise": "Écoute dans sa voiture, à Québec, en français. La voiture est au garage.",
  "sandbox.become.heading": "Prendre la place de quelqu’un",
  "sandbox.become.intro": "Votre session s’ouvre à son nom, là où son histoire commence.",
  "sandbox.become.working": "Ouverture de la session de {name}…",
  "sandbox.become.failed":
    "Impossible d’ouvrir la session de {name}. Réessayez, ou utilisez le mot de passe affiché sous Personnes.",
  "sandbox.become.unknown": "Personne ne porte ce nom ici, ou cette personne n’a pas de mot de passe.",
  "sandbox.become.all": "Voir tout le monde",
  "sandbox.tour.heading": "Visite guidée",
  "sandbox.tour.intro":
    "Tout le produit en dix étapes, dans l’ordre que vous voulez. Le bouton de retour ramène ici.",
  "sandbox.tour.progress": "{count} étapes vues sur {all}",
  "sandbox.tour.seen": "(vue)",
  "sandbox.tour.again": "Recommencer",
  "sandbox.tour.look": "Voir ce qui est offert",
  "sandbox.tour.look.about": "La page d’accueil : les forfaits et leurs prix, et ce qui joue en ce moment.",
  "sandbox.tour.look.action": "Ouvrir l’accueil",
  "sandbox.tour.listen": "Écouter quelque chose",
  "sandbox.tour.listen.about":
    "Vingt-quatre chaînes, chacune avec son propre son. Quinze minutes par jour sont gratuites.",
  "sandbox.tour.listen.action": "Commencer l’écoute",
  "sandbox.tour.buy": "Acheter un forfait",
  "sandbox.tour.buy.about":
    "Créez un compte avec n’importe quelle adresse courriel et payez avec un numéro des cartes d’essai.",
  "sandbox.tour.buy.action": "Choisir un forfait",
  "sandbox.tour.read": "Lire votre courrier",
  "sandbox.tour.read.about":
    "Chaque courriel et chaque texto que le produit envoie arrive dans une même boîte de réception.",
  "sandbox.tour.read.action": "Ouvrir la boîte de réception",
  "sandbox.tour.pay": "Payer une facture en retard",
  "sandbox.tour.pay.about":
    "La carte de Nora a été refusée. Prenez sa place, lisez sa facture ligne par ligne et payez-la.",
  "sandbox.tour.pay.action": "Prendre la place de Nora",
  "sandbox.tour.time": "Avancer le temps",
  "sandbox.tour.time.about":
    "Avancez d’un mois : les essais finissent, les prix changent, les factures arrivent à échéance.",
  "sandbox.tour.time.action": "Ouvrir l’horloge",
  "sandbox.tour.cancel": "Annuler un forfait",
  "sandbox.tour.cancel.about":
    "Prenez la place de Dana et partez. Deux clics suffisent, et vous pouvez changer d’avis.",
  "sandbox.tour.cancel.action": "Prendre la place de Dana",
  "sandbox.tour.drive": "Faire un tour de voiture",
  "sandbox.tour.drive.about":
    "Garez une voiture sous un toit, réactivez sa radio, sortez-la et voyez le signal arriver.",
  "sandbox.tour.drive.action": "Ouvrir le garage",
  "sandbox.tour.speaker": "Relier un haut-parleur",
  "sandbox.tour.speaker.about":
    "Un haut-parleur affiche un code et attend. Entrez le code dans votre compte, et il joue.",
  "sandbox.tour.speaker.action": "Allumer un haut-parleur",
  "sandbox.tour.break": "Briser quelque chose",
  "sandbox.tour.break.about":
    "Coupez le système de paiement ou le réseau, puis continuez vos achats. Rien ne se perd.",
  "sandbox.tour.break.action": "Choisir une panne",
};
