import type { followUpsEnUs } from "./follow-ups-en-us.ts";

export const followUpsFrCa: Record<keyof typeof followUpsEnUs, string> = {
  "title.upgrade": "Passer au forfait supérieur",
  "title.renewal": "Choisissez la suite",
  "upgrade.legend": "Le forfait supérieur",
  "upgrade.none": "Vous avez déjà le meilleur forfait de ce type.",
  "renewal.legend": "Quel forfait voulez-vous ensuite?",
  "renewal.until":
    "Votre prix pour {plan} est en vigueur jusqu’au {date}. D’ici là, vous pouvez choisir la suite et changer d’avis.",
  "renewal.more-to-come":
    "Votre prix pour {plan} change le {date}, comme vous l’avez accepté à l’achat. Vous pouvez choisir ce qui suivra la fin du prix réduit et changer d’avis d’ici là.",
  "renewal.without-choice":
    "Sans choix de votre part, {plan} se poursuit au prix de {price} {period}, plus les taxes, comme vous l’avez accepté à l’achat.",
  "renewal.ends":
    "Votre forfait {plan} prend fin automatiquement le {date}. Si vous ne choisissez rien, il s’arrête là et rien n’est facturé.",
  "renewal.no-promotion":
    "{plan} est déjà au prix courant; aucune promotion ne prend fin. Vous pouvez changer de forfait en tout temps.",
  "plan.stands.ends-by-itself":
    "Il est à vous jusqu’au {date}, puis il prend fin automatiquement. Rien n’est facturé.",
};
