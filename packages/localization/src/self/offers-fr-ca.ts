export const offersFrCa = {
  "title.stop-offers": "Ne plus recevoir d’offres par courriel",

  "stop-offers.heading": "Ne plus recevoir d’offres par courriel",
  "stop-offers.text":
    "Nous cesserons immédiatement de vous envoyer des offres par courriel. Vous recevrez encore les codes que vous demandez et les messages sur votre forfait.",
  "stop-offers.submit": "Ne plus recevoir d’offres",
  "stop-offers.working": "Nous arrêtons les offres",
  "stop-offers.done": "C’est fait. Vous ne recevrez plus d’offres par courriel.",
  "stop-offers.again": "Vous changez d’idée? Choisissez dans vos paramètres ce que nous vous envoyons.",
  "stop-offers.wrong":
    "Ce lien est incomplet. Ouvrez-le de nouveau à partir du courriel, ou choisissez dans vos paramètres ce que nous vous envoyons.",
  "stop-offers.settings": "Aller à vos paramètres",
};
