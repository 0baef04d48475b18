export const manageFrCa = {
  "title.manage": "Paramètres",
  "title.info-collection": "Ce qu’il nous manque",

  "manage.heading": "Paramètres",
  "manage.text": "Qui vous êtes, où vous écoutez et ce que nous vous envoyons.",
  "manage.loading": "Chargement de vos paramètres…",
  "manage.back": "Retour à votre compte",
  "manage.change": "Modifier",
  "manage.save": "Enregistrer",
  "manage.cancel": "Annuler",
  "manage.saved": "C’est enregistré.",
  "manage.name": "Nom",
  "manage.name-none": "Aucun nom pour l’instant.",
  "manage.address": "Où vous écoutez",
  "manage.address-none": "Aucune adresse pour l’instant.",
  "manage.address-money":
    "Les taxes dépendent de l’endroit où vous écoutez. Si une autre adresse change votre prochaine facture, vous le voyez avant l’enregistrement.",
  "manage.move-heading": "Votre prochaine facture : {after} au lieu de {before}",
  "manage.move-why":
    "Les taxes de cette adresse valent à partir du {from}. Voici votre facture du {date}. Les factures déjà établies restent telles quelles.",
  "manage.move-agree": "Enregistrer cette adresse",
  "manage.move-back": "Revenir à l’adresse",
  "manage.bill-changed":
    "Votre prochaine facture, le {date}, est maintenant de {after}. Elle était de {before}.",
  "manage.bill-same": "Votre prochaine facture, le {date}, reste de {after}.",
  "manage.bill-none": "Rien ne sera facturé : aucune facture ne change.",
  "manage.bill-unknown":
    "Nous n’avons pas pu consulter votre prochaine facture. Vous la trouverez dans votre compte.",
  "manage.error.COUNTRY_ERROR":
    "Cette adresse est dans un autre pays. Pour y déménager, écrivez à notre service d’aide.",
  "manage.messages": "Langue et messages",
  "manage.messages-text":
    "Les reçus, les avis au sujet de votre forfait et les codes arrivent toujours. Les offres n’arrivent que si vous en voulez.",
  "manage.language": "Nous vous écrivons en",
  "manage.language.en-US": "anglais",
  "manage.language.en-CA": "anglais",
  "manage.language.fr-CA": "français",
  "manage.offers-mail": "Offres et nouvelles par courriel",
  "manage.offers-text": "Offres et nouvelles par texto",
  "manage.messages-saved": "C’est enregistré, et valable dès maintenant.",
  "manage.paperless": "Factures",
  "manage.paperless-text":
    "Nous n’envoyons pas de papier. Vos factures restent ici pour être lues, imprimées et conservées; à vous de choisir si chacune arrive aussi par courriel.",
  "manage.paperless-bills": "Voir mes factures",
  "manage.more": "Autres paramètres",
  "manage.more-methods": "Cartes et modes de paiement",
  "manage.more-credentials": "Accès à l’écoute en ligne",
  "manage.more-security": "Mot de passe, clés d’accès, sessions",
  "manage.more-plans": "Mes forfaits",
  "manage.more-calls": "Ni appels ni textos",

  "info.heading": "Ce qu’il nous manque",
  "info.text":
    "Quelques renseignements manquent ou ne peuvent être exacts. Nous ne demandons que ceux-là; chacun est conservé dès que vous l’enregistrez.",
  "info.details": "À votre sujet",
  "info.phone": "Un numéro pour vous joindre",
  "info.phone-why":
    "Pour les codes et les nouvelles de votre forfait par texto, jamais pour des offres, à moins que vous en demandiez.",
  "info.phone-kept": "{phone} est enregistré.",
  "info.phone-skip": "Continuer sans numéro",
  "info.done-heading": "Il ne manque rien",
  "info.done": "Tout ce qu’il nous faut est enregistré. Merci.",
  "info.continue": "Continuer",
  "info.sign-in-text": "Pour voir ce qui manque, nous devons savoir qui vous êtes.",
  "info.sign-in": "Ouvrir une session",
  "info.part-saved": "Ce qui était exact est enregistré. Vérifiez le reste.",
};
