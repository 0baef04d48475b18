import type { sandboxRoutesEnUs } from "./routes-en-us.ts";

export const sandboxRoutesFrCa: Record<keyof typeof sandboxRoutesEnUs, string> = {
  "sandbox.routes.heading": "Adresses",
  "sandbox.routes.intro":
    "Lues dans la table que suit le produit : ce qui s’y trouve, qui peut le voir, quelle option à l’essai elle exige et ce que l’analytique en apprend. Chaque lien ouvre la page dans l’état qu’il lui faut.",
  "sandbox.routes.open": "Ouvrir {path}",
  "sandbox.routes.redirect": "Mène à {path}, paramètres conservés.",
  "sandbox.routes.redirect-when": "Mène à {path}, paramètres conservés, si l’adresse contient {condition}.",
  "sandbox.routes.flow.steps": "Parcours {flow}, étape par étape : {steps}.",
  "sandbox.routes.flow.accordion": "Parcours {flow}, en sections sur une même page : {steps}.",
  "sandbox.routes.match": "Sans correspondance, c’est ce qui se trouve à {path} qui s’affiche ici.",
  "sandbox.routes.page": "Une page.",
  "sandbox.routes.error": "La page d’erreur, qui ramène ailleurs et jamais à elle-même.",
  "sandbox.routes.not-found": "Toute autre adresse : réponse 404, avec un chemin de retour.",
  "sandbox.routes.flag": "Exige l’option à l’essai {flag}; si elle est désactivée, mène à {path}.",
  "sandbox.routes.leaves":
    "Quand l’option à l’essai {flag} est activée, mène à la page de connexion de l’entreprise.",
  "sandbox.routes.guard.open": "Hors de la racine protégée : ouverte à tous.",
  "sandbox.routes.guard.root": "Dans la racine protégée, ouverte.",
  "sandbox.routes.guard.signed-in": "Dans la racine protégée : demande d’ouvrir une session, puis revient.",
  "sandbox.routes.tracking.none": "L’analytique n’en apprend rien.",
  "sandbox.routes.tracking.own": "Annonce elle-même ses affichages à l’analytique.",
  "sandbox.routes.tracking.page": "Annoncée à l’analytique comme affichage de page.",
  "sandbox.routes.tracking.error": "Annoncée à l’analytique comme affichage d’une page d’erreur.",
};
