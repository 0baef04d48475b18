import type { listeningEnUs } from "./en-us.ts";

export const listeningFrCa: Record<keyof typeof listeningEnUs, string> = {
  "title.listen": "Écouter en direct",
  "listen.heading": "Écouter en direct",
  "listen.search": "Rechercher une chaîne ou une émission",
  "listen.lead": "24 chaînes en ondes en ce moment. Lancez celle de votre choix.",
  "listen.lead-preview":
    "24 chaînes en ondes en ce moment. Écoutez celle de votre choix gratuitement, 15 minutes par jour.",
  "listen.loading": "Recherche de ce qui est en ondes…",
  "listen.category.decades": "Décennies",
  "listen.category.now": "Musique actuelle",
  "listen.category.moods": "Ambiances",
  "listen.category.talk": "Nouvelles, discussions et sports",
  "listen.category.french": "En français",
  "listen.on-now": "En ondes",
  "listen.up-next": "À suivre",
  "listen.just-played": "À l’instant",
  "listen.play": "Écouter {channel}",
  "listen.stop": "Arrêter {channel}",
  "listen.all-channels": "Toutes les chaînes",
  "listen.included-in": "Comprise dans {plan}",
  "listen.no-such-channel": "Aucune chaîne ne porte ce numéro. Choisissez-en une autre.",

  "player.region": "Lecteur",
  "player.starting": "Syntonisation de {channel}…",
  "player.play": "Écouter",
  "player.pause": "Pause",
  "player.next": "Chaîne suivante",
  "player.previous": "Chaîne précédente",
  "player.mute": "Couper le son",
  "player.unmute": "Rétablir le son",
  "player.volume": "Volume",
  "player.preview": "Écoute gratuite jusqu’à {time}",
  "player.paused": "En pause. La lecture reprendra en direct.",
  "player.blocked": "Votre navigateur demande une pression avant de jouer du son.",
  "player.reconnecting": "Connexion perdue. La lecture reprendra dès son retour.",
  "player.taken":
    "Votre compte joue sur {count} appareils plus récents; la lecture s’est donc arrêtée ici. Appuyez sur Écouter pour la reprendre ici.",
  "player.unsupported":
    "Ce navigateur ne peut pas lire nos chaînes. Essayez la dernière version d’un autre navigateur.",
  "player.error.CHANNEL_LOCKED": "Cette chaîne n’est pas comprise dans votre forfait. {plan} la comprend.",
  "player.error.PREVIEW_OVER":
    "Votre écoute gratuite est terminée pour aujourd’hui. Continuez à écouter avec {plan}.",
  "player.error.STREAM_ENDED": "La lecture s’est arrêtée ici. Appuyez sur Écouter pour recommencer.",
  "player.error.playbackServicesTeam.playbackService.key-not-found":
    "Nous avons perdu l’émission un instant. Appuyez sur Écouter pour la retrouver.",
  "player.error.NOT_FOUND": "Cette chaîne n’est pas en ondes. Choisissez-en une autre.",
  "player.error.other": "Impossible de lancer cette chaîne. Réessayez.",
  "player.see-plan": "Voir {plan}",
};
