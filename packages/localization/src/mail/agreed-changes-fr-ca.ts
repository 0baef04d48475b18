/** The mails about a pause that was taken back, and about a plan that moved to another radio. */
export const agreedChangesFrCa = {
  "transactional.radio-moved.subject": "Votre forfait {plan} a été transféré vers votre autre radio",
  "transactional.radio-moved.heading": "Votre forfait a été transféré",
  "transactional.radio-moved.text":
    "Depuis le {day}, votre forfait {plan} se trouve sur la radio que vous avez choisie. L’ancienne radio cesse de jouer dès que la nouvelle reçoit son signal. Si la nouvelle reste silencieuse, allumez-la à ciel ouvert et actualisez-la à partir de votre compte : {url}",
  "transactional.pause-revoked.subject": "Votre forfait {plan} ne sera pas mis en pause",
  "transactional.pause-revoked.heading": "Votre pause est annulée",
  "transactional.pause-revoked.text":
    "Votre forfait {plan} se poursuit sans interruption, et vos factures gardent leurs dates habituelles. Consultez-les dans votre compte\u00a0: {url}",
} as const;
