import type { vipEnUs } from "./vip-en-us.ts";

export const vipFrCa: Record<keyof typeof vipEnUs, string> = {
  "title.upgrade-vip": "Deux pour un seul prix",
  "vip.lead":
    "Un forfait VIP, ce sont deux abonnements pour un seul prix\u00a0: le vôtre, et un second pour un proche ou pour un autre endroit.",
  "vip.one-bill": "Une seule facture, portée à la carte qui paie déjà votre forfait.",
  "vip.both-end":
    "Les deux prennent fin le même jour si vous annulez ou si vous passez à un forfait pour une personne.",
  "vip.unused": "Les jours que vous avez déjà payés sont déduits de ce que vous payez aujourd’hui.",
  "vip.legend": "Le forfait",
  "vip.none": "Vous avez déjà un forfait VIP. Un second abonnement l’accompagne.",
  "vip.second": "Le second abonnement",
  "vip.second.new": "Un nouvel abonnement",
  "vip.second.new-text": "Il commence maintenant, sans rien coûter de plus.",
  "vip.second.mine": "{plan}, à vous depuis le {date}",
  "vip.second.mine-text":
    "Il rejoint le forfait VIP dès maintenant. Ses propres factures cessent, et ses jours inutilisés sont déduits.",
  "vip.link": "Pour deux\u00a0: {plan}, {price}",
  "vip.added": "Inclus\u00a0: le second abonnement",
  "vip.starts": "Un second abonnement {plan} commence aussi maintenant. Il est compris dans le prix.",
  "vip.joins":
    "Votre forfait {second} devient maintenant le second abonnement {plan}. Il n’a plus de factures à lui.",
  "vip.first": "Voir le forfait qui le paie",
  "vip.first-text": "Changez-le ou annulez-le là, pour les deux",
  "vip.ends-with-it": "Le second abonnement qui accompagne ce forfait prend fin le même jour.",
  "plan.stands.included": "Compris avec votre autre abonnement VIP, sans frais supplémentaires.",
  "change.PART_OF_BUNDLE":
    "Cet abonnement accompagne un autre de vos forfaits. Changez ou annulez ce forfait-là\u00a0: les deux vont ensemble.",
};
