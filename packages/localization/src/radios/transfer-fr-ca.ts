import type { transferEnUs } from "./transfer-en-us.ts";

export const transferFrCa: Record<keyof typeof transferEnUs, string> = {
  "title.transfer": "Transférer votre forfait",
  "transfer.open": "Transférer le forfait",
  "transfer.back": "Votre compte",
  "transfer.lead":
    "Emportez votre forfait dans une autre voiture ou sur une autre radio. Votre prix et vos dates de facturation restent les mêmes.",
  "transfer.moving": "Le forfait à transférer",
  "transfer.which": "Quel forfait voulez-vous transférer?",
  "transfer.on-no-radio": "Sur aucune radio en ce moment",
  "transfer.find": "Trouver votre autre radio",
  "transfer.asking": "Vérification de cette radio…",
  "transfer.none": "Vous n’avez aucun forfait par satellite à transférer.",
  "transfer.see-plans": "Voir les forfaits par satellite",
  "transfer.see-account": "Aller à votre compte",

  "transfer.from": "De",
  "transfer.to": "Vers",
  "transfer.silence": "Votre radio actuelle continue de jouer jusqu’à ce que l’autre reçoive son signal.",
  "transfer.ends-trial":
    "Votre nouveau véhicule a un essai gratuit. Il prend fin quand votre forfait y est transféré et ne peut pas être repris.",
  "transfer.free": "Le transfert de votre forfait est gratuit.",
  "transfer.fee": "Transfert vers une autre radio",
  "transfer.terms-text":
    "Votre forfait est transféré vers la radio choisie et conserve son prix et ses dates de facturation.",
  "transfer.confirm": "Transférer le forfait",
  "transfer.confirm-and-pay": "Payer {amount} et transférer le forfait",
  "transfer.other-radio": "Choisir une autre radio",
  "transfer.done":
    "{plan} se trouve maintenant sur la radio se terminant par {lastFour}. Une confirmation vous a été envoyée par courriel.",

  "transfer.NOT_FOUND": "Ce forfait ne figure pas dans votre compte. Rien n’a été modifié.",
  "transfer.DEVICE_NOT_FOUND":
    "Vous avez trouvé cette radio il y a un certain temps. Trouvez-la de nouveau pour continuer.",
  "transfer.COUNTRY_ERROR":
    "Cette radio ne vient pas du même pays que votre forfait. Choisissez une radio du même pays.",
  "transfer.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
    "Cette radio a déjà un forfait. Si vous venez d’acquérir le véhicule, communiquez avec nous et nous la libérerons.",
  "transfer.CS_INELIGIBLE_RADIO.sameRadio":
    "Votre forfait se trouve déjà sur cette radio. Trouvez celle vers laquelle vous voulez le transférer.",
  "transfer.CS_INELIGIBLE_RADIO.otherKind":
    "Votre forfait est conçu pour un autre type de véhicule et ne peut pas être transféré vers cette radio. Essayez-en une autre.",
  "transfer.CS_INELIGIBLE_RADIO.notCapable":
    "Cette radio ne peut pas capter ce que comprend votre forfait. Essayez-en une autre.",
  "transfer.CS_INELIGIBLE_RADIO.outOfReach":
    "La radio par satellite n’est pas captée à l’adresse de ce forfait : il ne peut pas y passer sur une autre radio.",
  "transfer.PLAN_CANNOT_MOVE.trial":
    "Un essai gratuit est lié à son véhicule et ne peut pas être transféré. Vous pouvez choisir un forfait pour votre autre radio.",
  "transfer.PLAN_CANNOT_MOVE.streaming":
    "Ce forfait est conçu pour l’écoute en continu et n’est lié à aucune radio. Vous pouvez choisir un forfait pour votre radio.",
  "transfer.PLAN_CANNOT_MOVE.account":
    "Les forfaits de votre compte ne peuvent pas être transférés en ligne. Communiquez avec nous pour obtenir de l’aide. Rien n’a été modifié.",
  "transfer.PLAN_CANNOT_MOVE.movedOften":
    "L’une de ces radios a déjà fait l’objet de deux transferts au cours des 30 derniers jours. Vous pourrez transférer votre forfait à compter du {date}. Rien n’a été modifié.",
  "transfer.SUBSCRIPTION_ENDED": "Ce forfait a pris fin et ne peut pas être transféré. Rien n’a été modifié.",
  "transfer.PART_OF_BUNDLE": "Ce forfait est compris dans un autre et ne peut pas être transféré seul.",
  "transfer.BILLED_ELSEWHERE":
    "Ce forfait est facturé par un tiers et ne peut pas être transféré ici. Rien n’a été modifié.",
  "transfer.PAYMENT_IN_PROGRESS":
    "Un paiement est en cours pour ce forfait. Attendez une minute, puis trouvez votre radio de nouveau.",
  "transfer.CANCELLATION_PENDING":
    "Ce forfait est sur le point de prendre fin. Pour le transférer, choisissez d’abord de le garder dans votre compte.",
  "transfer.SUBSCRIPTION_SUSPENDED":
    "Ce forfait est interrompu parce qu’une facture est en retard. Payez-la pour retrouver vos chaînes, puis transférez votre forfait.",
  "transfer.PAYMENT_DUE":
    "Une facture de ce forfait n’est pas encore payée. Payez-la d’abord, puis transférez votre forfait.",
  "transfer.SUBSCRIPTION_PAUSED":
    "Ce forfait est en pause. Vous pourrez le transférer dès qu’il aura repris.",
};
