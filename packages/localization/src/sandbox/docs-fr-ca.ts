export const sandboxDocsFrCa = {
  "sandbox.docs.home": "{brand} pour les développeurs",
  "sandbox.docs.heading": "Pour les développeurs",
  "sandbox.docs.intro":
    "Bâtissez sur la plateforme : commencez par la trousse, puis cherchez les appels dans la référence.",
  "sandbox.docs.sdk": "Guide de la trousse",
  "sandbox.docs.sdk.about":
    "Sessions, appels, événements et horloge, par des exemples qui s’exécutent là où vous les lisez.",
  "sandbox.docs.api": "Référence de l’API",
  "sandbox.docs.api.about":
    "Chaque appel avec ses champs, ses réponses et ses refus. Essayez-les sur ce serveur.",
  "sandbox.docs.tracking": "Plan de marquage",
  "sandbox.docs.tracking.about": "Chaque événement que les pages transmettent à l’analyse, avec ses champs.",
  "sandbox.docs.routes": "Adresses",
  "sandbox.docs.routes.about": "Chaque page avec son indicateur, son public et l’endroit où elle mène.",
  "sandbox.docs.openapi": "Document OpenAPI",
  "sandbox.docs.openapi.about": "Les mêmes appels pour les machines. Tirez-en un client dans votre langage.",
  "sandbox.docs.configuration": "Configuration des clients",
  "sandbox.docs.configuration.about":
    "Où sont les appels et lesquels sont actifs, comme les clients la lisent.",
};
