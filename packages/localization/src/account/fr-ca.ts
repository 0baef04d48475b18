export const accountFrCa = {
  "sign-in.heading": "Content de vous revoir",
  "sign-in.handle": "Courriel ou nom d’utilisateur",
  "sign-in.handle-empty": "Entrez votre courriel ou votre nom d’utilisateur.",
  "sign-in.handle-tooLong": "C’est trop long pour une adresse courriel. Vérifiez-la de nouveau.",
  "sign-in.continue": "Continuer",
  "sign-in.as": "Session de {handle}",
  "sign-in.change-handle": "Utiliser une autre adresse",
  "sign-in.method-heading": "Comment voulez-vous ouvrir votre session?",
  "sign-in.method.password": "Avec votre mot de passe",
  "sign-in.method.email": "Avec un code par courriel à {contact}",
  "sign-in.method.phone": "Avec un code par message texte au {contact}",
  "sign-in.method.link": "Avec un lien de connexion par courriel à {contact}",
  "sign-in.mail-code": "Recevoir un code par courriel",
  "sign-in.method.passkey": "Utiliser une clé d’accès",
  "sign-in.link-sent":
    "Si un compte a cette adresse, un lien de connexion est en route vers {contact}. Il est valide pendant 10 minutes.",
  "sign-in.or": "ou",
  "sign-in.passkey-cancelled":
    "Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez une autre façon.",
  "sign-in.passkey-refused": "Cette clé d’accès n’ouvre aucun compte ici. Choisissez une autre façon.",
  "sign-in.other-method": "Choisir une autre façon",
  "sign-in.submit": "Ouvrir la session",
  "prove-email.heading": "Vérifiez votre adresse courriel",
  "prove-email.text":
    "Cette offre a été envoyée à votre adresse courriel. Entrez le code que nous venons d’y envoyer pour en profiter.",
  "prove-email.submit": "Vérifier l’adresse",

  "earlier-account.heading": "Ce compte est-il le vôtre?",
  "earlier-account.text":
    "Quelqu’un a créé un compte avec cette adresse courriel sans jamais la vérifier. Si c’est vous, entrez le mot de passe de ce compte pour le conserver.",
  "earlier-account.text-no-password":
    "Quelqu’un a créé un compte avec cette adresse courriel dans un autre navigateur sans jamais la vérifier. Si c’est vous, vérifiez-la dans ce navigateur. Sinon, créez un nouveau compte.",
  "earlier-account.keep": "Conserver ce compte",
  "earlier-account.start": "Créer un nouveau compte",
  "sign-in.code-sent":
    "Nous avons envoyé un code à 6 chiffres à {contact}. Il est valide pendant 10 minutes.",
  "sign-in.code-sent-earlier":
    "Un code vient d’être envoyé à {contact}. Si vous l’avez demandé dans ce navigateur, entrez-le ici; sinon, demandez-en un nouveau ci-dessous.",
  "sign-in.code": "Code à six chiffres",
  "sign-in.code-checking": "Vérification du code…",
  "sign-in.code-empty": "Entrez le code que nous vous avons envoyé.",
  "sign-in.code-invalid": "Le code compte six chiffres.",
  "sign-in.resend": "Envoyer un nouveau code",
  "sign-in.resend-in": "Vous pourrez demander un nouveau code dans {wait}.",
  "sign-in.resend-ready": "Vous pouvez maintenant demander un nouveau code.",
  "sign-in.resent": "Un nouveau code est en route.",
  "sign-in.forgotten": "Mot de passe oublié?",
  "sign-in.nothing-came":
    "Vous n’avez rien reçu? Vérifiez vos pourriels et l’orthographe ci-dessus. Nous n’écrivons qu’aux personnes qui ont un compte : si vous n’en avez pas encore, créez-en un.",
  "sign-in.out-everywhere": "Toutes vos sessions sont fermées.",
  "sign-in.no-account": "Pas encore de compte?",
  "sign-in.see-plans": "Voir les forfaits",
  "sign-in.session-needed": "Ouvrez une session pour voir cette page.",

  "sign-in.error.INVALID_HANDLE":
    "Aucun compte ne correspond à cette adresse. Vérifiez-la ou créez un compte avec un forfait.",
  "sign-in.error.INVALID_CREDENTIALS":
    "Ces renseignements ne correspondent pas. Réessayez ou utilisez plutôt un code.",
  "sign-in.error.ACCOUNT_LOCKED":
    "Trop de mots de passe erronés. Le mot de passe est verrouillé pour l’instant; vous pouvez toujours utiliser un code.",
  "sign-in.error.EXPIRED": "Ce code est expiré. Demandez-en un nouveau.",
  "sign-in.error.INVALID": "Ce n’est pas le code que nous avons envoyé. Consultez le dernier message.",
  "sign-in.error.NOT_FOUND": "Aucun code n’est actif pour ce compte. Demandez-en un nouveau.",
  "sign-in.error.BAD_REQUEST": "Nous ne pouvons pas y envoyer de code. Choisissez une autre façon.",
  "sign-in.error.PASSWORD_ONLY":
    "Nous n’avons ni courriel ni numéro de téléphone où envoyer un code. Utilisez plutôt votre mot de passe.",
  "sign-in.error.INVALID_BASE_URL":
    "Nous ne pouvons pas envoyer de lien pour cette page. Utilisez plutôt un code.",

  "sign-in.error.IDENTITY_NOT_ELIGIBLE_ERROR":
    "Cette connexion ne sert qu’à l’application d’écoute. Utilisez un autre compte ici ou créez-en un avec un forfait.",
  "sign-in.error.ACCOUNT_JOINED":
    "Ce compte fait maintenant partie de votre autre compte. Connectez-vous avec le courriel de celui-ci.",
  "sign-in.error.ACCOUNT_IN_DIFFERENT_COUNTRY":
    "Votre compte est dans notre autre pays. Ouvrez une session sur le site de ce pays.",
  "sign-in.error.ACCOUNT_TYPE_NOT_SUPPORTED":
    "Les comptes de parcs de véhicules et de concessionnaires ne se gèrent pas ici. Communiquez avec votre représentant.",
  "sign-in.error.PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED":
    "Ce compte n’a jamais eu de forfait. Choisissez un forfait pour commencer.",
  "sign-in.error.CUSTOMER_TYPE_NOT_SUPPORTED":
    "Les comptes d’entreprise ne se gèrent pas ici. Communiquez avec votre représentant.",

  "create-account.error.WAITING_ON_ONE_TIME_PASSWORD_ERROR":
    "Il existe déjà un compte avec cette adresse. Nous avons envoyé un code à {maskedEmail} : entrez-le pour continuer.",
  "create-account.error.INVALID_CREDENTIALS_ERROR":
    "Il existe déjà un compte avec cette adresse, et son mot de passe est différent. Nous avons envoyé un code à {maskedEmail} : entrez-le pour continuer.",

  "account.heading": "Votre compte",
  "account.greeting": "Session ouverte : {email}",
  "account.number": "Numéro de compte : {number}",
  "account.navigation": "Pages du compte",
  "account.plan": "Forfait",
  "account.billing": "Facturation",
  "account.devices": "Appareils",
  "account.manage": "Paramètres",
  "account.security": "Sécurité",
  "account.sign-out": "Fermer la session",
  "account.loading": "Votre compte se charge…",
  "account.cached":
    "Vous êtes hors ligne. Voici votre compte tel qu’il était le {time}; rien ne peut être modifié avant le retour de la connexion.",
  "account.empty-heading": "Pas encore de forfait",
  "account.empty-text": "Choisissez un forfait et vous le verrez ici, avec toutes ses factures à venir.",
  "account.empty-action": "Voir les forfaits",
  "account.plans": "Votre forfait",
  "account.plan-since": "Depuis le {date}",
  "account.plan-includes": "Comprend {products}",
  "account.state.active": "Actif",
  "account.state.pending_cancellation": "Prend fin bientôt",
  "account.state.pending": "Commence bientôt",
  "account.state.past_due": "Paiement en retard",
  "account.state.paused": "En pause",
  "account.state.pauses": "En pause dès le {date}",
  "account.state.suspended": "Suspendu",
  "account.state.cancelled": "Annulé",
  "account.state.expired": "Terminé",
  "account.next-bill": "Votre prochaine facture",
  "account.next-bill-on": "le {date}",
  "account.next-bill-none": "Rien à payer. Aucune facture n’est prévue.",
  "account.bill-covers": "{description}, du {start} au {end}",
  "account.why": "Pourquoi ce montant?",
  "account.payment-method": "Mode de paiement",
  "account.payment-method-wallet": "Votre prochaine facture sera portée à la carte {card}.",
  "account.payment-method-declined": "Cette carte a été refusée le {date}.",
  "account.payment-method-none": "Aucune carte au dossier.",
  "account.history": "Paiements",
  "account.history-empty": "Aucun paiement au cours des 24 derniers mois.",
  "account.invoices": "Factures",
  "account.invoices-empty": "Vos factures apparaîtront ici.",
  "account.bills": "Factures et paiements",
  "account.payment-methods": "Gérer les modes de paiement",
  "account.payment-method-add": "Ajouter une carte",
  "account.all-payments": "Tous les paiements",
  "account.all-invoices": "Toutes les factures",
  "account.unpaid": "Une facture de {amount} reste à payer.",
  "account.unpaid-late":
    "Votre paiement de {amount} est en retard. Payez maintenant pour continuer à écouter.",
  "attention.email-missing":
    "L’adresse courriel de ce compte appartient à quelqu’un d’autre; nous l’avons retirée. Ajoutez-en une autre pour vous connecter et recevoir vos factures.",
  "attention.email-unproved":
    "Vérifiez votre adresse courriel pour pouvoir vous connecter sur tous vos appareils.",
  "attention.add-email": "Ajouter une adresse courriel",
  "attention.verify-email": "Vérifier l’adresse courriel",
  "attention.card-expired":
    "La carte qui paie votre forfait est expirée. Ajoutez-en une autre pour continuer d’écouter.",
  "attention.card-expires-soon": "La carte qui paie votre forfait expire bientôt.",
  "attention.price-step":
    "À compter du {date}, chaque facture du forfait {plan} sera de {price}, soit {withTax} taxes comprises.",
  "attention.ending": "{plan} prend fin le {date}. Rien ne sera facturé ensuite.",
  "attention.paused": "{plan} est en pause et reprendra automatiquement le {date}.",
  "attention.keep": "Conserver ce forfait",
  "account.plan-named": "{nickname} · {plan}",
  "account.plan-of-same": "{plan} · {place} sur {count}",
  "unfinished.text": "Vous avez commencé l’achat du forfait {plan} le {date}. Rien n’a été facturé.",
  "unfinished.for": "{plan} pour {radios}",
  "unfinished.radio": "la radio dont le numéro se termine par {lastFour}",
  "unfinished.gift":
    "Vous avez commencé l’achat d’une carte-cadeau de {amount} le {date}. Rien n’a été facturé.",
  "unfinished.resume": "Reprendre où vous en étiez",
  "unfinished.forget": "Supprimer",
  "unfinished.forget-failed": "Cela n’a pas fonctionné. Réessayez.",
  "account.pay-now": "Payer maintenant",
  "account.invoice-open": "Facture {number}",
  "account.invoice.paid": "Payée",
  "account.invoice.open": "À payer",
  "account.invoice.overdue": "En retard",
};
