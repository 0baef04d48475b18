import type { targetedEnUs } from "./targeted-en-us.ts";

export const targetedFrCa: Record<keyof typeof targetedEnUs, string> = {
  "targeted.looking": "Vérification de votre lien…",
  "targeted.about-cancel":
    "Ce lien concerne le forfait {plan} de {contact}. Nous y envoyons un code, pour que personne d’autre n’y mette fin. Avec ce code, vous l’annulez ici même, sans mot de passe.",
  "targeted.about-change":
    "Ce lien concerne le forfait {plan} de {contact}. Nous y envoyons un code, pour que personne d’autre ne le change. Avec ce code, vous le changez ici même, sans mot de passe.",
  "targeted.about-transfer":
    "Ce lien concerne le forfait {plan} de {contact}. Nous y envoyons un code, pour que personne d’autre ne le transfère. Avec ce code, vous le transférez ici même, sans mot de passe.",
  "targeted.heard-on": "Vous l’écoutez sur\u00a0:",
  "targeted.radio": "{plan}\u00a0: {vehicle}, radio se terminant par {lastFour}",
  "targeted.radio-alone": "{plan}\u00a0: radio se terminant par {lastFour}",
  "targeted.send": "Envoyez-moi un code",
  "targeted.send-text": "Plutôt par message texte au {contact}",
  "targeted.somebody-else":
    "Vous êtes dans la session d’un autre compte. Entrez le code pour continuer à titre de titulaire de ce forfait; la session de l’autre compte se fermera. D’ici là, rien ne change.",
  "targeted.keep-session": "Rester dans mon compte",
  "targeted.over":
    "Ce lien est expiré\u00a0: il sert une seule fois, pendant 15\u00a0minutes. Rien n’a été changé. Nous pouvons en envoyer un nouveau à l’adresse au dossier.",
  "targeted.fresh": "Envoyez-moi un nouveau lien",
  "targeted.fresh-sent":
    "Si ce lien était l’un des nôtres, un nouveau est en route vers l’adresse courriel au dossier. Il est valide 15\u00a0minutes.",
  "targeted.missing":
    "Cette adresse ne contient aucun lien. Ouvrez de nouveau celui du courriel, ou ouvrez une session.",
  "targeted.sign-in": "Ouvrir plutôt une session",
};
