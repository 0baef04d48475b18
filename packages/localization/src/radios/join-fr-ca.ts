import type { joinEnUs } from "./join-en-us.ts";

export const joinFrCa: Record<keyof typeof joinEnUs, string> = {
  "title.join-accounts": "Réunir vos comptes",
  "join.open": "Réunir vos comptes",
  "join.lead":
    "Vous avez un deuxième compte, par exemple ouvert par le concessionnaire de votre nouvelle voiture? Réunissez-le à celui-ci et gérez tout au même endroit.",
  "join.find": "Trouver votre autre compte",
  "join.account": "Numéro de compte ou courriel",
  "join.account-hint":
    "Le numéro de compte figure sur chaque facture. Un code sera envoyé par courriel à l’adresse au dossier.",
  "join.account-empty": "Entrez un numéro de compte ou un courriel",
  "join.send": "Envoyer le code",
  "join.working": "Un instant…",
  "join.prove": "Entrer votre code",
  "join.sent":
    "Si ce compte existe, un code à 6 chiffres a été envoyé à son adresse au dossier. Il est valide pendant 10 minutes.",
  "join.code": "Code",
  "join.continue": "Continuer",
  "join.another": "Utiliser un autre compte",
  "join.review": "Vérifier ce qui est réuni",
  "join.number": "Le compte {number} est intégré à celui-ci",
  "join.plans": "Forfaits transférés à ce compte",
  "join.no-plans": "Aucun forfait actif",
  "join.plan-on": "{plan}, sur la radio se terminant par {lastFour}",
  "join.balance": "Solde transféré",
  "join.no-balance": "Aucun solde",
  "join.stays": "Ce qui ne change pas",
  "join.stays-text":
    "Vos prix et vos dates de facturation restent les mêmes. Les factures et reçus antérieurs gardent le nom auquel ils ont été émis, et vous pouvez les lire ici.",
  "join.card": "Carte à conserver",
  "join.card-text":
    "Elle paie tous les forfaits à partir de maintenant. Les cartes de l’autre compte sont supprimées.",
  "join.card-empty": "Choisissez la carte à conserver",
  "join.card-here": "{card} (ce compte)",
  "join.card-there": "{card} (autre compte)",
  "join.final":
    "Rien ne change tant que vous n’avez pas réuni les comptes. Ensuite, l’autre connexion ne fonctionne plus et ne peut pas être rétablie.",
  "join.confirm": "Réunir les comptes",
  "join.done": "Vos comptes sont réunis",
  "join.done-text":
    "Le compte {number} fait maintenant partie de celui-ci. Un courriel a été envoyé aux deux adresses.",
  "join.to-account": "Aller à votre compte",
  "join.joined": "Comptes réunis",
  "join.joined-on": "Compte {number}, réuni le {date}",
  "join.to-radio": "Si ce compte est aussi le vôtre, vous pouvez le réunir à celui-ci.",

  "join.SAME_ACCOUNT": "Vous êtes déjà dans ce compte. Entrez le numéro ou le courriel de l’autre.",
  "join.DEVICE_NOT_FOUND": "Vous avez trouvé cette radio il y a un certain temps. Entrez plutôt le compte.",
  "join.ACCOUNT_NOT_JOINABLE":
    "Ces comptes ne peuvent pas être réunis en ligne, car l’un d’eux est fermé ou n’est pas un compte personnel. Rien n’a été modifié.",
  "join.COUNTRY_ERROR":
    "Les comptes sont dans des pays ou des devises différents et ne peuvent pas être réunis. Rien n’a été modifié.",
  "join.PAYMENT_IN_PROGRESS":
    "Un paiement ou une commande est en cours dans l’un des comptes. Attendez une minute, puis réessayez. Rien n’a été modifié.",
  "join.PAYMENT_DUE": "L’un des comptes a une facture impayée. Payez-la d’abord, puis réunissez les comptes.",
  "join.BILLED_ELSEWHERE":
    "L’autre compte a un forfait étudiant ou facturé par une boutique, qui ne peut pas être transféré. Rien n’a été modifié.",
  "join.TOO_MANY_PLANS":
    "Ensemble, les comptes ont plus de forfaits qu’un seul compte peut en contenir. Communiquez avec nous pour obtenir de l’aide.",
  "join.QUOTE_CHANGED":
    "Quelque chose a changé dans vos comptes. Vérifiez le tout encore une fois avant de les réunir.",
  "join.NOT_FOUND":
    "Vous avez trouvé ce compte il y a un certain temps. Trouvez-le de nouveau pour continuer.",
};
