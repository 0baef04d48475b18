export const credentialsFrCa = {
  "title.credentials": "Votre accès à l’écoute en ligne",
  "title.onboarding": "Préparez-vous à écouter",

  "credentials.heading": "Votre accès à l’écoute en ligne",
  "credentials.text":
    "Le nom d’utilisateur et le mot de passe du lecteur, de vos haut-parleurs et de votre voiture.",
  "credentials.onboarding-heading": "Préparez-vous à écouter",
  "credentials.onboarding-text":
    "Une dernière étape : choisissez le nom d’utilisateur et le mot de passe du lecteur, de vos haut-parleurs et de votre voiture.",
  "credentials.loading": "Chargement de votre accès…",
  "credentials.back": "Retour à votre compte",
  "credentials.now": "Nom d’utilisateur actuel : {username}",
  "credentials.random":
    "Nous avons créé un accès pour vous. Choisissez le vôtre ci-dessous : nous vous enverrons un code, et l’ancien mot de passe n’est pas nécessaire.",
  "credentials.username": "Nom d’utilisateur",
  "credentials.username-rules":
    "De 3 à 60 lettres, chiffres, points ou traits d’union, ou votre adresse courriel",
  "credentials.username-empty": "Choisissez un nom d’utilisateur.",
  "credentials.password": "Mot de passe",
  "credentials.password-new": "Nouveau mot de passe",
  "credentials.password-keep": "Garder mon mot de passe",
  "credentials.password-change": "Choisir aussi un nouveau mot de passe",
  "credentials.others": "Avec un nouveau mot de passe, vos sessions sont fermées partout ailleurs.",
  "credentials.save": "Enregistrer mon accès",
  "credentials.later": "Plus tard",
  "credentials.done-heading": "Votre accès est prêt",
  "credentials.done":
    "Vous ouvrez maintenant une session sous le nom {username}. Nous vous avons écrit à propos de ce changement.",
  "credentials.done-others": "Vos sessions ont été fermées partout ailleurs.",
  "credentials.next": "La suite",
  "credentials.next-device": "Lier un haut-parleur, un téléviseur ou une voiture",
  "credentials.next-account": "Aller à votre compte",
  "credentials.ready-heading": "Tout est prêt",
  "credentials.ready":
    "Vous ouvrez une session sous le nom {username}, avec le mot de passe que vous avez choisi.",
  "credentials.change": "Changer le nom d’utilisateur ou le mot de passe",

  "title.register": "Créez votre compte en ligne",
  "register.heading": "Créez votre compte en ligne",
  "register.text":
    "Vous écoutez déjà, sans jamais avoir ouvert de session ici? En trois étapes, vous voyez vos forfaits et vos factures en ligne.",
  "register.who": "1. Qui vous êtes",
  "register.who-text":
    "Entrez ces cinq renseignements exactement comme ils figurent dans votre compte. Rien ne s’affiche avant que vous ayez confirmé votre identité.",
  "register.prove": "2. Confirmez que c’est bien vous",
  "register.prove-text":
    "Nous vous avons trouvé. Demandez un code ou un lien par courriel; aucun mot de passe n’est nécessaire.",
  "register.choose": "3. Choisissez votre accès",
  "register.new-here": "Pas encore d’abonnement?",
  "register.see-plans": "Voir nos forfaits",
  "register.account": "Aller à votre compte",
};
