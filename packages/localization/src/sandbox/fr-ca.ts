import type { SandboxDictionary } from "./en-us.ts";

export const sandboxFrCa: SandboxDictionary = {
  "sandbox.title": "Bac à sable",
  "sandbox.page-title": "Bac à sable de {brand}",
  "sandbox.intro":
    "Ici, les gens, l’argent et le temps sont inventés. Essayez tout : rien ne peut se briser.",
  "sandbox.loading": "Chargement en cours…",
  "sandbox.failed": "Le serveur n’a pas répondu comme prévu. Fonctionne-t-il toujours ?",
  "sandbox.retry": "Réessayer",
  "sandbox.product": "Ouvrir le produit",
  "sandbox.sections": "Sections",
  "sandbox.languages": "Langues",
  "sandbox.switched-on": "{name} est en marche",
  "sandbox.switched-off": "{name} est à l’arrêt",

  "sandbox.people.heading": "Personnes",
  "sandbox.people.intro": "Mettez-vous à leur place. Chaque personne en est là où le dit sa description.",
  "sandbox.people.email": "Courriel",
  "sandbox.people.password": "Mot de passe",
  "sandbox.people.no-password": "Aucun : ouvre une session avec un code reçu dans la boîte de réception",
  "sandbox.people.link": "{label} : {name}",
  "sandbox.persona.visitor":
    "Personne ne la connaît encore. Elle choisit un forfait, crée un compte et paie.",
  "sandbox.persona.visiteuse": "Nouvelle, en français : le contrat est d’abord présenté en français.",
  "sandbox.persona.dana": "Dans le mois gratuit d’un forfait, au Texas.",
  "sandbox.persona.emilie": "Paie un forfait chaque mois, au Québec, en français.",
  "sandbox.persona.sam": "A un compte et un mot de passe, mais aucun forfait.",
  "sandbox.persona.alex":
    "N’a jamais choisi de mot de passe : ouvre une session avec un code reçu dans la boîte de réception.",
  "sandbox.links.heading": "Portes d’entrée",
  "sandbox.links.intro": "Chaque page, dans l’état qu’il lui faut.",

  "sandbox.inbox.heading": "Boîte de réception",
  "sandbox.inbox.intro":
    "Tous les courriels et les textos envoyés, du plus récent au plus ancien. Aucun n’a quitté cet ordinateur.",
  "sandbox.inbox.filter": "Seulement les messages à",
  "sandbox.inbox.refresh": "Regarder de nouveau",
  "sandbox.inbox.empty":
    "Aucun message pour l’instant. Créez un compte ou ouvrez une session avec un code, puis regardez de nouveau.",
  "sandbox.inbox.to": "À {to}",
  "sandbox.inbox.mail": "Courriel",
  "sandbox.inbox.text": "Texto",
  "sandbox.inbox.code": "Code",
  "sandbox.inbox.show": "Afficher le message",
  "sandbox.inbox.hide": "Masquer le message",
  "sandbox.inbox.preview": "Le message « {subject} »",

  "sandbox.clock.heading": "Horloge",
  "sandbox.clock.intro":
    "Avancez le temps pour voir les essais se terminer, les prix changer et les factures arriver à échéance. Les sessions et les codes suivent l’heure réelle : personne ne perd sa session.",
  "sandbox.clock.now": "Nous sommes maintenant le",
  "sandbox.clock.real": "C’est l’heure réelle.",
  "sandbox.clock.moved": "L’horloge a été déplacée. En réalité, nous sommes le {time}.",
  "sandbox.clock.day": "Un jour plus tard",
  "sandbox.clock.week": "Une semaine plus tard",
  "sandbox.clock.month": "Un mois plus tard",
  "sandbox.clock.set-label": "Ou réglez-la au",
  "sandbox.clock.set": "Régler",
  "sandbox.clock.reset": "Revenir à l’heure réelle",

  "sandbox.flags.heading": "Options à l’essai",
  "sandbox.flags.intro": "Ce qui est à l’essai. Les pages en tiennent compte à leur chargement.",
  "sandbox.flags.owner": "Responsable : {owner}",
  "sandbox.flags.remove-by": "À retirer au plus tard le {day}",

  "sandbox.endpoints.heading": "Appels",
  "sandbox.endpoints.intro":
    "Désactivez un appel pour voir ce que voient les gens quand l’exploitant le fait. Rechargez une page pour le constater.",

  "sandbox.faults.heading": "Pannes",
  "sandbox.faults.intro": "Ce qui tourne mal dans le monde, sur demande.",
  "sandbox.fault.card-processor-slow":
    "Le service de paiement porte la somme à la carte, puis retient sa réponse pendant 20 secondes.",
  "sandbox.fault.card-processor-silent":
    "Le service de paiement porte la somme à la carte, puis coupe la connexion, une seule fois.",
  "sandbox.fault.card-processor-down": "Le service de paiement ne répond pas du tout.",
  "sandbox.fault.offer-withdrawn":
    "Une offre mensuelle est retirée ; les soumissions en cours ne peuvent plus être confirmées.",
  "sandbox.fault.slow-api": "Chaque appel prend trois secondes de plus.",

  "sandbox.cards.heading": "Cartes d’essai",
  "sandbox.cards.intro":
    "N’importe quelle date d’expiration à venir et n’importe quel code de sécurité conviennent. Aucune vraie carte n’est nécessaire ni souhaitée.",
  "sandbox.cards.number": "Numéro",
  "sandbox.cards.outcome": "Ce qui se passe",
  "sandbox.cards.visa": "Acceptée (Visa)",
  "sandbox.cards.mastercard": "Acceptée (Mastercard)",
  "sandbox.cards.amex": "Acceptée (American Express)",
  "sandbox.cards.discover": "Acceptée (Discover)",
  "sandbox.cards.generic": "Refusée dès l’enregistrement",
  "sandbox.cards.funds": "Refusée : fonds insuffisants",
  "sandbox.cards.lost": "Refusée : déclarée perdue",
  "sandbox.cards.expired": "Refusée : expirée",
  "sandbox.cards.code": "Refusée : mauvais code de sécurité",
  "sandbox.cards.processing": "Refusée : traitement impossible pour le moment",
  "sandbox.cards.fraud": "Refusée : fraude soupçonnée",
  "sandbox.cards.later": "Peut être enregistrée, mais refuse le paiement",

  "sandbox.drawer.open.one": "Mesure d’audience : {count} événement",
  "sandbox.drawer.open.other": "Mesure d’audience : {count} événements",
  "sandbox.drawer.heading": "Ce que la mesure d’audience a appris",
  "sandbox.drawer.intro":
    "Les deux couches de données de cette page, du plus récent au plus ancien. Rien n’est envoyé nulle part.",
  "sandbox.drawer.empty": "Rien pour l’instant.",
  "sandbox.drawer.close": "Fermer",
};
