export const callsFrCa = {
  "title.stop-calls": "Ni appels ni textos",

  "stop-calls.heading": "Ni appels ni textos",
  "stop-calls.text":
    "Entrez vos numéros et nous cesserons, tout de suite et pour de bon, d’y faire des offres par téléphone ou par texto. Aucun compte n’est nécessaire.",
  "stop-calls.numbers": "Numéros de téléphone",
  "stop-calls.number": "Numéro de téléphone",
  "stop-calls.number-further": "Numéro de téléphone {place}",
  "stop-calls.number-hint": "Avec l’indicatif régional, comme 514 555-0134",
  "stop-calls.add": "Ajouter un autre numéro",
  "stop-calls.remove": "Retirer",
  "stop-calls.remove-label": "Retirer le numéro de téléphone {place}",
  "stop-calls.email": "Adresse courriel",
  "stop-calls.email-hint": "Nous n’y enverrons plus d’offres non plus.",
  "stop-calls.country": "Pays",
  "stop-calls.country.US": "États-Unis",
  "stop-calls.country.CA": "Canada",
  "stop-calls.submit": "Ne plus recevoir d’appels ni de textos",
  "stop-calls.note":
    "Nous conservons votre demande aussi longtemps que nous sommes en affaires. Les codes et les avis que vous demandez, ou qui concernent votre forfait, continuent d’arriver.",
  "stop-calls.error.number-empty": "Entrez un numéro de téléphone.",
  "stop-calls.error.INVALID_PHONE_NUMBER":
    "Entrez un numéro de téléphone du Canada ou des États-Unis avec son indicatif régional, comme 514 555-0134.",
  "stop-calls.error.EMAIL_INVALID":
    "Entrez une adresse courriel comme nom@exemple.com, ou laissez le champ vide.",
  "stop-calls.done-heading": "C’est fait",
  "stop-calls.done": "Depuis le {when}, nous n’appelons ni n’écrivons plus à :",
  "stop-calls.done-keep":
    "Si nous vous faisons quand même une offre par téléphone ou par texto, dites-nous quand c’était.",
  "stop-calls.more": "Ajouter d’autres numéros",
};
