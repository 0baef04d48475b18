export const entitlementFrCa = {
  "title.entitlement": "Forfaits facturés ailleurs",

  "entitlement.heading": "Forfaits facturés ailleurs",
  "entitlement.text":
    "Un forfait acheté dans une boutique d’applications ou chez un partenaire est facturé et annulé là-bas. Ici, vous l’ajoutez à votre compte et vous voyez où il en est.",
  "entitlement.sign-in":
    "Ouvrez une session ou créez un compte, pour que nous sachions à qui est ce forfait.",
  "entitlement.loading": "Nous cherchons vos forfaits…",

  "entitlement.link.heading": "Votre forfait de notre partenaire",
  "entitlement.link.text":
    "Vous avez suivi un lien reçu avec un forfait. Ajoutez ce forfait à votre compte : notre partenaire continue de le facturer, et vous ne payez rien ici.",
  "entitlement.link.add": "Ajouter le forfait à mon compte",
  "entitlement.link.working": "Ajout en cours…",
  "entitlement.link.done": "Le forfait {plan} est à vous. Vous pouvez dès maintenant écouter avec ce compte.",
  "entitlement.link.account": "Voir votre compte",

  "entitlement.error.LINK_UNKNOWN":
    "Ce lien est incomplet, ou rien n’a été vendu avec lui. Ouvrez-le de nouveau à partir du message que vous avez reçu.",
  "entitlement.error.LINK_EXPIRED": "Ce lien est expiré. Demandez-en un nouveau à notre partenaire.",
  "entitlement.error.COUNTRY_ERROR":
    "Ce forfait a été vendu dans un autre pays. Ouvrez le lien sur le site de ce pays.",
  "entitlement.error.ALREADY_REDEEMED":
    "Vous avez déjà ajouté ce forfait. Il figure dans la liste ci-dessous.",
  "entitlement.error.PARTNER_PLAN_IN_USE":
    "Un autre compte utilise ce forfait. S’il est à vous, ouvrez-y une session. Sinon, adressez-vous à notre partenaire.",
  "entitlement.error.SUB_ALREADY_EXISTS_FOR_IDENTITY":
    "Vous avez déjà ce forfait, facturé par quelqu’un d’autre. Le lien reste valable : utilisez-le lorsque l’autre forfait sera terminé.",
  "entitlement.error.PARTNER_UNAVAILABLE":
    "Notre partenaire ne répond pas. Rien n’est perdu : réessayez dans une minute.",
  "entitlement.error.STORE_UNAVAILABLE":
    "La boutique ne répond pas. Rien n’a changé : réessayez dans une minute.",
  "entitlement.error.NOTHING_TO_RESTORE":
    "Nous n’y avons trouvé aucun achat pour ce compte ou cet appareil. Vérifiez que c’est la bonne boutique et que le forfait n’est pas dans un autre compte.",

  "entitlement.plans.heading": "Vos forfaits facturés ailleurs",
  "entitlement.plans.none": "Vous n’avez aucun forfait facturé par quelqu’un d’autre.",
  "entitlement.plans.refresh": "Mettre à jour auprès de {store}",
  "entitlement.plans.refreshing": "Nous consultons {store}…",
  "entitlement.plans.refreshed": "À jour auprès de {store}.",

  "entitlement.restore.heading": "Un forfait acheté dans une boutique d’applications?",
  "entitlement.restore.text":
    "Nous cherchons ce que vous y avez acheté avec ce compte, ou sur cet appareil avant d’ouvrir une session.",
  "entitlement.restore.store": "Boutique",
  "entitlement.restore.choose": "Choisissez la boutique",
  "entitlement.restore.missing": "Choisissez la boutique où vous avez acheté le forfait.",
  "entitlement.restore.submit": "Chercher mon forfait",
  "entitlement.restore.working": "Recherche en cours…",
  "entitlement.restore.done.one": "Nous avons trouvé votre forfait et l’avons ajouté à votre compte.",
  "entitlement.restore.done.other": "Nous avons trouvé {count} forfaits et les avons ajoutés à votre compte.",
};
