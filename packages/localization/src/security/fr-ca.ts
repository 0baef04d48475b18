export const securityFrCa = {
  "open-link.heading": "Ouvrir la session avec votre lien",
  "open-link.text": "Un seul clic et vous y êtes. Le lien sert une fois.",
  "open-link.open": "Ouvrir la session",
  "open-link.elsewhere-heading": "Était-ce vous?",
  "open-link.elsewhere":
    "Ce lien a été demandé dans un autre navigateur : {browser}, {when}. Continuez seulement si c’était vous.",
  "open-link.confirm": "Oui, ouvrir la session ici",
  "open-link.deny": "Non, ce n’était pas moi",
  "open-link.denied":
    "Vous avez bien fait de vérifier. Aucune session n’a été ouverte. Le lien cessera de fonctionner dans quelques minutes.",
  "open-link.missing":
    "Cette adresse ne contient aucun lien de connexion. Ouvrez de nouveau le lien du courriel.",
  "open-link.error.MAGIC_LINK_NOT_FOUND":
    "Ce lien a déjà servi ou il est incomplet. Demandez-en un nouveau; c’est l’affaire d’une minute.",
  "open-link.error.MAGIC_LINK_EXPIRED": "Ce lien date de plus de 10 minutes. Demandez-en un nouveau.",
  "open-link.again": "Demander un nouveau lien",

  "passkey.offer-heading": "Connectez-vous plus vite la prochaine fois",
  "passkey.offer-text":
    "Une clé d’accès utilise votre empreinte, votre visage ou le verrou de cet appareil. Rien à retenir, et rien qu’une fausse page puisse voler.",
  "passkey.offer-add": "Ajouter une clé d’accès",
  "passkey.offer-later": "Plus tard",
  "passkey.offer-never": "Ne plus me le demander",
  "passkey.added": "La clé d’accès est prête. Utilisez-la à votre prochaine visite.",

  "security.heading": "Connexion et sécurité",
  "security.text": "Comment vous vous connectez, et où votre session est ouverte.",
  "security.loading": "Chargement de vos paramètres de sécurité…",
  "security.change": "Modifier",
  "security.save": "Enregistrer",
  "security.cancel": "Annuler",
  "security.remove": "Supprimer",
  "security.saved": "C’est enregistré. Nous vous avons envoyé un message à propos de ce changement.",

  "security.email": "Adresse courriel",
  "security.email-none":
    "Aucune adresse pour l’instant. Ajoutez-en une pour vous connecter et recevoir vos factures.",
  "security.email-add": "Ajouter une adresse courriel",
  "security.email-unproved": "Pas encore vérifiée.",
  "security.email-verify": "Vérifier",
  "security.email-verified": "Votre adresse courriel est vérifiée.",
  "security.email-new": "Nouvelle adresse courriel",
  "security.phone": "Téléphone mobile",
  "security.phone-new": "Numéro de mobile, Canada ou États-Unis",
  "security.phone-none": "Ajoutez un numéro pour recevoir vos codes par texto.",
  "security.phone-add": "Ajouter un numéro",
  "security.username": "Nom d’utilisateur",
  "security.username-new": "Nom d’utilisateur souhaité",
  "security.username-none": "Ajoutez un nom d’utilisateur pour vous connecter sans votre adresse courriel.",
  "security.username-add": "Choisir un nom d’utilisateur",
  "security.code-to-contact":
    "Nous avons envoyé un code à 6 chiffres à {contact}. Entrez-le pour confirmer que c’est bien à vous.",
  "security.contact.error.EMAIL_INVALID": "Entrez une adresse courriel comme nom@exemple.com.",
  "security.contact.error.INVALID_PHONE_NUMBER":
    "Entrez un numéro de mobile du Canada ou des États-Unis avec son indicatif régional, comme 514 555-0134.",
  "security.contact.error.HANDLE_ALREADY_IN_USE":
    "Un autre compte utilise cette adresse. Ouvrez une session dans ce compte ou choisissez une autre adresse.",
  "security.contact.empty": "Remplissez d’abord ce champ.",
  "security.username.error.INVALID_HANDLE":
    "Utilisez de 3 à 60 lettres, chiffres, points, traits d’union ou traits de soulignement, en commençant et en finissant par une lettre ou un chiffre.",
  "security.username.error.USERNAME_IN_USE": "Ce nom d’utilisateur est pris. Essayez-en un autre.",

  "security.password": "Mot de passe",
  "security.password-kept": "Votre mot de passe est défini.",
  "security.password-none":
    "Aucun mot de passe pour l’instant. Vous vous connectez avec un code ou une clé d’accès.",
  "security.password-set": "Définir un mot de passe",
  "security.password-change": "Changer le mot de passe",
  "security.password-new": "Nouveau mot de passe",
  "security.password-others": "Vos sessions seront fermées partout ailleurs.",

  "security.passkeys": "Clés d’accès",
  "security.passkeys-none": "Une clé d’accès est la façon la plus rapide et la plus sûre de vous connecter.",
  "security.passkey-added": "Ajoutée le {date}",
  "security.passkey-used": "utilisée le {date}",
  "security.passkey-unused": "jamais utilisée",
  "security.passkey-synced": "sur tous vos appareils",
  "security.passkey-name": "Nom de cette clé d’accès",
  "security.passkey-rename": "Renommer",
  "security.passkey-rename-label": "Renommer {name}",
  "security.passkey-remove-label": "Supprimer {name}",
  "security.passkey.unsupported": "Ce navigateur ne prend pas en charge les clés d’accès.",
  "security.passkey.error.CANCELLED": "Rien n’a été ajouté. Vous pouvez réessayer quand vous voulez.",
  "security.passkey.error.ALREADY_REGISTERED": "Cet appareil a déjà une clé d’accès pour votre compte.",
  "security.passkey.error.NOT_POSSIBLE":
    "Impossible de créer une clé d’accès sur cet appareil. Vérifiez que le verrouillage de l’écran est activé, puis réessayez.",
  "security.passkey.error.INVALID_PASSKEY":
    "Impossible de vérifier la clé d’accès. Réessayez ou choisissez une autre façon de vous connecter.",
  "security.passkey.error.PASSKEY_LIMIT_REACHED":
    "Votre compte contient déjà le nombre maximal de clés d’accès. Supprimez-en une que vous n’utilisez pas.",

  "security.sessions": "Où votre session est ouverte",
  "security.session-here": "Ce navigateur",
  "security.session-kind.browser": "Navigateur",
  "security.session-kind.device": "Appareil lié",
  "security.session-kind.casting": "Diffusion",
  "security.session-kind.thirdParty": "Service connecté",
  "security.session-since": "depuis le {date}",
  "security.session-used": "dernière activité le {date}",
  "security.session-end": "Fermer la session",
  "security.session-end-label": "Fermer la session de {name}",
  "security.sessions-end-all": "Fermer toutes les sessions",
  "security.sessions-end-all-text": "Votre session sera aussi fermée ici.",

  "security.devices": "Haut-parleurs et autres appareils",
  "security.devices-none": "Aucun appareil n’est lié.",
  "security.device-add": "Lier un appareil",
  "security.device-linked": "Lié le {date}",
  "security.device-unlink": "Dissocier",
  "security.device-unlink-label": "Dissocier {name}",

  "security.privacy": "Témoins publicitaires",
  "security.privacy-on": "Activés. Ils nous montrent de quelle annonce vous venez.",
  "security.privacy-off": "Désactivés. Rien à votre sujet n’est transmis aux annonceurs.",
  "security.privacy-turn-off": "Les désactiver",
  "security.privacy-turn-on": "Les activer",
  "security.privacy-by-browser":
    "Votre navigateur les refuse pour tous les sites, et nous respectons ce choix.",

  "security.delete": "Supprimer le compte",
  "security.delete-text":
    "Vos forfaits prennent fin, vos sessions sont fermées partout et vos données personnelles sont effacées. Les factures sont conservées aussi longtemps que la loi l’exige.",
  "security.delete-open": "Supprimer mon compte…",
  "security.delete-question": "Supprimer ce compte définitivement?",
  "security.delete-nothing": "Vous n’avez aucun forfait qui prendrait fin.",
  "security.delete-ends": "{name} prend fin maintenant.",
  "security.delete-ends-paid": "{name} prend fin maintenant, même s’il est payé jusqu’au {date}.",
  "security.delete-ends-refund": "{name} prend fin maintenant. Nous rembourserons {amount} sur votre carte.",
  "security.delete-manage": "Gérer {name}",
  "security.delete-balance": "Votre solde de {amount} ne pourra plus servir une fois le compte supprimé.",
  "security.delete-elsewhere": "{name} est facturé par quelqu’un d’autre : annulez-le là-bas.",
  "security.delete-gift": "La carte-cadeau de {amount} pour {name} sera quand même envoyée le {day}.",
  "security.delete-gift-first.one":
    "Vous pouvez d’abord l’annuler. Sans le compte, ce ne sera plus possible.",
  "security.delete-gift-first.other":
    "Vous pouvez d’abord les annuler. Sans le compte, ce ne sera plus possible.",
  "security.delete-gift-see": "Voir les cartes-cadeaux que vous avez offertes",
  "security.delete-paying":
    "Un paiement est en cours de traitement; rien n’a été supprimé. Réessayez dans une minute.",
  "security.delete-confirm": "Oui, supprimer mon compte",

  "step-up.heading": "Est-ce bien vous?",
  "step-up.text": "Avant ce changement, confirmez que c’est bien vous.",
  "step-up.password": "Votre mot de passe",
  "step-up.with-passkey": "Utiliser une clé d’accès",
  "step-up.with-code": "Je l’ai oublié : envoyer un code",
  "step-up.confirm": "Confirmer",
  "step-up.code": "Nous avons envoyé un code à 6 chiffres à votre adresse courriel.",

  "linking.heading": "Lier un appareil",
  "linking.text": "Votre haut-parleur, votre téléviseur ou votre voiture affiche un code. Entrez-le ici.",
  "linking.code": "Code affiché sur l’appareil",
  "linking.code-hint":
    "Huit lettres, comme BCDF-GHJK. Les majuscules et le trait d’union n’ont pas d’importance.",
  "linking.code-empty": "Entrez le code affiché sur l’appareil.",
  "linking.continue": "Continuer",
  "linking.sign-in": "Ouvrez une session pour lier l’appareil à votre compte.",
  "linking.new-identity": "Créez votre compte, et nous y lierons l’appareil.",
  "linking.to-create": "Pas encore de compte? Créez-en un",
  "linking.to-sign-in": "J’ai déjà un compte",
  "linking.compare-heading": "Est-ce votre appareil?",
  "linking.compare":
    "Acceptez seulement si l’appareil est devant vous et affiche ce code. Personne chez {brand} ne vous le demandera jamais.",
  "linking.device": "Appareil",
  "linking.place": "Lieu",
  "linking.asked": "Demande",
  "linking.let-in": "Oui, le lier",
  "linking.not-mine": "Non, ce n’est pas le mien",
  "linking.refused":
    "Rien n’a été lié. Si quelqu’un vous a envoyé ce code, il cherchait à utiliser votre compte.",
  "linking.done-heading": "{device} est lié",
  "linking.done":
    "La lecture commence dans quelques secondes. Vous pouvez dissocier l’appareil en tout temps.",
  "linking.done-security": "Voir tous les appareils",
  "linking.another": "Lier un autre appareil",
  "linking.error.INVALID_ACTIVATION_CODE":
    "Ce code ne correspond à aucun appareil. Un code est valide 10 minutes : demandez-en un nouveau à l’appareil et vérifiez chaque lettre.",

  "sal.heading": "Votre forfait vous attend",
  "sal.text": "{plan} est prêt pour vous. Dites-nous simplement à qui il est destiné.",
  "sal.missing": "Cette adresse ne contient aucun lien. Ouvrez de nouveau celui reçu par courriel.",
  "sal.email-available": "Créez votre compte avec {email}, et le forfait est à vous.",
  "sal.no-email": "Créez un compte ou ouvrez une session, et le forfait est à vous.",
  "sal.email-taken": "Un compte existe avec {email}. Ouvrez-y une session, et le forfait est à vous.",
  "sal.email-cannot":
    "Le compte de {email} ne peut pas recevoir ce forfait. Créez un compte avec un autre courriel, ou ouvrez une session dans un autre compte.",
  "sal.claimed": "Ce forfait a déjà son propriétaire. Ouvrez une session pour le voir.",
  "sal.claim": "Ajouter {plan} à mon compte",
  "sal.signed-in": "Votre session est ouverte au nom de {email}.",
  "sal.done-heading": "{plan} est à vous",
  "sal.done": "Il se trouve dans votre compte, avec tout ce qui vient ensuite.",
  "sal.done-account": "Aller à votre compte",
  "sal.error.INVALID_SAL_STATUS":
    "Ce lien n’est plus valide. Demandez-en un nouveau à la personne qui l’a envoyé, ou voyez nos forfaits.",
  "sal.error.CLAIMING_WITH_UNAUTHORIZED_USER":
    "Ce forfait appartient à un autre compte. Ouvrez une session dans ce compte.",
};
