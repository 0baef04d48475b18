import { agreedChangesFrCa } from "./agreed-changes-fr-ca.ts";
import { planLinkFrCa } from "./plan-link-fr-ca.ts";
import { trialLinkFrCa } from "./trial-link-fr-ca.ts";

export const mailFrCa = {
  "code.subject": "{code} est votre code {brand}",
  "code.heading": "Votre code",
  "code.text":
    "Entrez ce code à l’endroit où on vous le demande. Il sert une seule fois, pendant {minutes} minutes.",
  "code.ignore":
    "Si vous n’avez pas demandé de code, ne tenez pas compte de ce message. Personne n’a eu accès à votre compte.",
  "code.sms": "{code} est votre code {brand}, valable {minutes} minutes. Ne le communiquez à personne.",

  "refresh.sms":
    "{brand}\u00a0: 1. Allumez la radio; en voiture, démarrez le moteur. 2. Stationnez à ciel ouvert. 3. Choisissez la chaîne 1. Envoyez ensuite le signal et attendez 5 minutes.",

  "text.stop":
    "{brand}\u00a0: c’est fait. Vous ne recevrez plus d’appels ni de textos de notre part au sujet d’offres. Les codes que vous demandez arrivent toujours. Aide\u00a0: {url}",
  "text.help":
    "{brand}\u00a0: écrivez ARRET pour ne plus recevoir d’appels ni de textos au sujet d’offres. Aide\u00a0: {url}",

  "registered.subject": "Vous avez déjà un compte {brand}",
  "registered.heading": "Heureux de vous revoir",
  "registered.text":
    "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Vous en avez déjà un : entrez ce code pour vous connecter. Il sert une seule fois, pendant {minutes} minutes.",

  "welcome.subject": "Bienvenue chez {brand}",
  "welcome.text":
    "Votre compte est prêt. Choisissez ce que vous voulez écouter et retrouvez vos forfaits et vos factures au même endroit.",
  "welcome.button": "Accéder à votre compte",
  "welcome.verify":
    "Vérifiez cette adresse courriel dans votre compte, afin que personne d’autre ne puisse l’utiliser.",
  "welcome.was-not-you":
    "Vous n’avez pas créé de compte? Quelqu’un a utilisé votre adresse. Allez à {url}, entrez-la et demandez un code par courriel. Choisissez ensuite «\u00a0Créer un nouveau compte\u00a0»\u00a0: l’autre compte perd aussitôt votre adresse.",

  "contact.subject": "{code} confirme votre adresse",
  "contact.heading": "Confirmez votre adresse",
  "contact.text":
    "Entrez ce code pour associer cette adresse à votre compte {brand}. Il sert une seule fois, pendant {minutes} minutes.",

  "sign-in-mail.subject": "Votre lien de connexion {brand}",
  "sign-in-mail.heading": "Connectez-vous d’un clic",
  "sign-in-mail.text":
    "Quelqu’un, sans doute vous, a demandé ce lien avec {browser}. Il sert une seule fois, dans les {minutes} minutes.",
  "sign-in-mail.button": "Me connecter",
  "sign-in-mail.ignore":
    "Si ce n’était pas vous, ne tenez pas compte de ce courriel et ne transmettez pas le lien. Personne n’a eu accès à votre compte.",

  "notice.email-changed": "Votre adresse courriel a été modifiée",
  "notice.phone-changed": "Votre numéro de téléphone a été modifié",
  "notice.phone-removed": "Votre numéro de téléphone a été supprimé",
  "notice.username-changed": "Votre nom d’utilisateur a été modifié",
  "notice.password-changed": "Votre mot de passe a été modifié",
  "notice.streaming-credentials-changed": "Votre accès à l’écoute en ligne a été modifié",
  "notice.passkey-added": "Une clé d’accès a été ajoutée à votre compte",
  "notice.passkey-removed": "Une clé d’accès a été retirée de votre compte",
  "notice.account-joined": "Un autre compte a été réuni au vôtre",
  "notice.account-became-part": "Votre compte fait maintenant partie de votre autre compte",
  "notice.was-you": "Si c’était vous, il n’y a rien à faire.",
  "notice.was-not-you":
    "Si ce n’était pas vous, connectez-vous, choisissez un autre mot de passe et déconnectez tous vos appareils : {url}. Si vous ne pouvez plus vous connecter, communiquez avec nous.",
  "notice.sms": "{brand} : {what}. Ce n’était pas vous? {url}",

  "deleted.subject": "Votre compte {brand} a été supprimé",
  "deleted.text":
    "Vos abonnements ont pris fin, tous vos appareils sont déconnectés, et nous avons effacé ce qui permettait de vous identifier.",
  "deleted.records":
    "Les factures, les paiements et les consentements sont conservés aussi longtemps que la loi l’exige, et ne servent à rien d’autre.",

  "order.subject": "Votre forfait {plan} est en service",
  "order.heading": "Merci! Votre forfait {plan} est en service.",
  "order.several.subject": "Vos forfaits sont en service : {plan}",
  "order.several.heading": "Merci! Vos forfaits sont en service : {plan}.",
  "order.today": "Débité de votre carte aujourd’hui",
  "order.bill-today": "Votre facture d’aujourd’hui",
  "order.funded":
    "Votre solde et vos cartes-cadeaux ont payé {funded}; {amount} ont été débités de votre carte.",
  "order.nothing-today": "Rien n’a été débité de votre carte aujourd’hui.",
  "order.path": "Ce que vous payez, et quand",
  "order.step.free": "Du {start} au {end} : gratuit",
  "order.step.introductory": "Du {start} au {end} : {amount} {period}, taxes comprises",
  "order.step.full": "À partir du {start} : {amount} {period}, taxes comprises, jusqu’à l’annulation",
  "order.line.product": "{plan}",
  "order.line.fee": "Redevances musicales (perçues par nous)",
  "order.line.total": "Total",
  "order.cancel":
    "Annulez en tout temps dans votre compte, aussi simplement que vous avez acheté\u00a0: {url}. Vous gardez ce que vous avez payé.",

  "transactional.receipt.subject": "Votre reçu pour {plan} : {amount}",
  "transactional.receipt.heading": "Merci de votre paiement",
  "transactional.receipt.text":
    "Nous avons reçu {amount} pour votre forfait {plan}. La facture détaillée se trouve dans votre compte.",
  "transactional.payment-declined.subject": "Votre paiement pour {plan} n’a pas été accepté",
  "transactional.payment-declined.heading": "Votre carte n’a pas été acceptée",
  "transactional.payment-declined.text":
    "Nous n’avons pas pu prélever {amount} pour votre forfait {plan}. Vous pouvez continuer d’écouter pendant une semaine après l’échéance de la facture.",
  "transactional.payment-declined.again":
    "Nous essaierons de nouveau cette carte le {day}. Pour en utiliser une autre ou payer dès maintenant, ouvrez votre compte : {url}",
  "transactional.payment-declined.another":
    "Veuillez ajouter une autre carte ou payer dans votre compte : {url}",
  "transactional.restored.subject": "Votre forfait {plan} est rétabli",
  "transactional.restored.heading": "Heureux de vous revoir",
  "transactional.restored.text":
    "Nous avons reçu {amount}. Vous pouvez écouter de nouveau, et les jours sans service ont été ajoutés à la période payée.",
  "transactional.suspended.subject": "Votre forfait {plan} est suspendu",
  "transactional.suspended.heading": "L’écoute est suspendue jusqu’au paiement de la facture",
  "transactional.suspended.text":
    "Votre forfait {plan} est suspendu depuis le {day} parce que sa facture est impayée. Payez-la dans votre compte et il reprendra aussitôt : {url}",
  "transactional.ended-unpaid.subject": "Votre forfait {plan} a pris fin",
  "transactional.ended-unpaid.heading": "Votre forfait {plan} a pris fin",
  "transactional.ended-unpaid.text":
    "Il a pris fin le {day} parce que sa facture n’a pas été payée. Vous ne devez rien pour les jours sans service. Vous pouvez vous réabonner en tout temps : {url}",
  "transactional.ended.subject": "Votre forfait {plan} a pris fin",
  "transactional.ended.heading": "Votre forfait {plan} a pris fin",
  "transactional.ended.text":
    "Il a pris fin le {day}, comme convenu. Rien d’autre ne sera facturé. Vous pouvez vous réabonner en tout temps : {url}",
  "transactional.paused.subject": "Votre forfait {plan} est en pause",
  "transactional.paused.heading": "Votre pause a commencé",
  "transactional.paused.text":
    "Votre forfait {plan} est en pause depuis le {day}. Rien n’est facturé jusqu’à sa reprise automatique. Vous pouvez mettre fin à la pause dans votre compte\u00a0: {url}",
  "transactional.resumed.subject": "Votre forfait {plan} reprend",
  "transactional.resumed.heading": "Votre pause est terminée",
  "transactional.resumed.text": "Votre forfait {plan} a repris le {day}, au prix que vous connaissez.",
  "transactional.plan-switched.subject": "Votre forfait est maintenant {plan}",
  "transactional.plan-switched.heading": "Votre forfait est maintenant {plan}",
  "transactional.plan-switched.text":
    "Le changement que vous avez demandé a pris effet le {day}. Ce que vous payez, et quand, se trouve dans votre compte : {url}",
  "transactional.cancellation-agreed.subject": "Votre forfait {plan} prendra fin le {day}",
  "transactional.cancellation-agreed.heading": "Votre annulation est confirmée",
  "transactional.cancellation-agreed.text":
    "Vous pouvez écouter jusqu’au {day}; rien ne sera facturé ensuite. Si vous changez d’avis d’ici là, vous pouvez garder votre forfait dans votre compte : {url}",
  "transactional.cancellation-revoked.subject": "Votre forfait {plan} se poursuit",
  "transactional.cancellation-revoked.heading": "Votre forfait se poursuit",
  "transactional.cancellation-revoked.text":
    "Votre annulation a été retirée le {day}. Votre forfait {plan} se poursuit comme avant; la prochaine facture se trouve dans votre compte : {url}",
  "transactional.switch-agreed.subject": "Votre changement de forfait est confirmé",
  "transactional.switch-agreed.heading": "Votre changement de forfait est confirmé",
  "transactional.switch-agreed.text":
    "Il prendra effet le {day}. D’ici là, votre forfait {plan} se poursuit comme avant. Ce que vous paierez se trouve dans votre compte : {url}",
  "transactional.pause-agreed.subject": "Votre forfait {plan} sera en pause à compter du {day}",
  "transactional.pause-agreed.heading": "Votre pause est confirmée",
  "transactional.pause-agreed.text":
    "Votre forfait {plan} sera en pause à compter du {day}, et rien ne sera facturé jusqu’à sa reprise automatique. La date de reprise se trouve dans votre compte\u00a0: {url}",

  "ahead.trialEnd.subject": "Votre essai gratuit {plan} prend fin le {day}",
  "ahead.trialEnd.heading": "Votre essai gratuit prend fin le {day}",
  "ahead.trialEnd.text":
    "D’ici là, votre forfait {plan} est gratuit. À compter du {day}, il coûte {amount} {period}, taxes comprises.",
  "ahead.freeEnd.subject": "Votre essai gratuit {plan} prend fin le {day}, sans rien à payer",
  "ahead.freeEnd.heading": "Votre essai gratuit prend fin le {day}",
  "ahead.freeEnd.text":
    "Votre forfait {plan} est gratuit et prend fin automatiquement le {day}. Rien ne vous sera facturé, et vous n’avez rien à faire.",
  "ahead.freeEnd.go-on":
    "Envie de continuer à écouter? Choisissez votre prochain forfait sur la page de celui-ci. Vous en verrez le prix avant d’accepter quoi que ce soit.",
  "ahead.freeEnd.go-on-in-car":
    "Envie de continuer à écouter? Trouvez votre radio et choisissez le forfait qui suivra. Il commence à la fin de votre essai, et vous ne payez rien d’ici là.",
  "ahead.freeEnd.button": "Continuer à écouter",
  "ahead.promotionEnd.subject": "Le prix de votre forfait {plan} change le {day}",
  "ahead.promotionEnd.heading": "Votre promotion prend fin le {day}",
  "ahead.promotionEnd.text":
    "D’ici là, une facture de votre forfait {plan} s’élève à {before}. À compter du {day}, elle s’élève à {amount} {period}, taxes comprises.",
  "ahead.priceChange.subject": "Le prix de votre forfait {plan} change le {day}",
  "ahead.priceChange.heading": "Votre prix change le {day}",
  "ahead.priceChange.text":
    "Votre dernière facture avant cette date s’élevait à {before}. À compter du {day}, votre forfait {plan} coûte {amount} {period}, taxes comprises.",
  "ahead.renewal.subject": "Votre forfait {plan} est renouvelé le {day}",
  "ahead.renewal.heading": "Votre forfait est renouvelé le {day}",
  "ahead.renewal.text":
    "La période que vous avez payée se termine alors, et votre forfait {plan} se poursuit au prix de {amount} {period}, taxes comprises. Votre dernière facture s’élevait à {before}.",
  "ahead.yearlyReminder.subject": "Votre forfait {plan}\u00a0: votre rappel annuel",
  "ahead.yearlyReminder.heading": "Votre forfait et ce qu’il coûte",
  "ahead.yearlyReminder.text":
    "Vous avez le forfait {plan}. Il coûte {amount} {period}, taxes comprises, et sa prochaine facture arrive le {day}.",
  "ahead.bill": "Votre facture du {day}",
  "ahead.nothing":
    "Si vous ne faites rien, cette facture est exigible le {day} et votre forfait se poursuit jusqu’à ce que vous l’annuliez. Votre crédit sert d’abord; votre carte paie le reste.",
  "ahead.cancel":
    "Vous pouvez changer ou annuler votre forfait en ligne, en quelques étapes. Si vous l’annulez avant le {day}, cette facture ne sera pas débitée de votre carte.",
  "ahead.button": "Gérer mon forfait",
  "ahead.without-sign-in":
    "Vous n’avez pas votre mot de passe sous la main? Ces deux liens mènent droit à ce forfait. Au lieu d’ouvrir une session, vous recevez un code à cette adresse.",
  ...planLinkFrCa,
  ...agreedChangesFrCa,
  ...trialLinkFrCa,
  "ahead.cardExpiring.subject": "Votre carte se terminant par {last4} expire bientôt",
  "ahead.cardExpiring.text":
    "Votre carte se terminant par {last4} est valable jusqu’au {day} inclusivement. Elle sert à payer votre forfait. Ajoutez-en une autre d’ici là, et rien ne s’arrêtera.",
  "ahead.cardExpired.subject": "Votre carte se terminant par {last4} a expiré",
  "ahead.cardExpired.text":
    "Votre carte se terminant par {last4} était valable jusqu’au {day} inclusivement. C’est encore elle qui doit payer votre forfait. Ajoutez-en une autre pour que votre prochaine facture puisse être payée.",
  "ahead.card.button": "Ajouter une autre carte",

  "student-mail.verified.subject": "Votre statut d’étudiant est confirmé",
  "student-mail.verified.heading": "Votre statut d’étudiant est confirmé",
  "student-mail.verified.text":
    "Votre statut d’étudiant est confirmé jusqu’au {until}. D’ici là, le forfait pour étudiants vous est ouvert.",
  "student-mail.renewed.subject": "Votre statut d’étudiant est renouvelé jusqu’au {until}",
  "student-mail.renewed.heading": "Encore un an au prix étudiant",
  "student-mail.renewed.text":
    "Votre statut d’étudiant est confirmé jusqu’au {until}. Vous n’avez rien d’autre à faire.",
  "student-mail.rejected.subject": "Nous n’avons pas pu confirmer votre statut d’étudiant",
  "student-mail.rejected.heading": "Nous n’avons pas pu confirmer votre statut d’étudiant",
  "student-mail.rejected.text":
    "Votre document ne montre pas que vous êtes inscrit en ce moment. Rien n’a été facturé. Notre page vous dit pourquoi, et vous pouvez y réessayer avec une autre preuve.",
  "student-mail.renewalRejected.subject": "Nous n’avons pas pu renouveler votre statut d’étudiant",
  "student-mail.renewalRejected.heading": "Nous n’avons pas pu renouveler votre statut d’étudiant",
  "student-mail.renewalRejected.text":
    "Votre document ne montre pas que vous êtes inscrit en ce moment. Notre page vous dit pourquoi, et vous pouvez y réessayer avec une autre preuve.",
  "student-mail.ending.subject": "Votre prix étudiant prend fin le {day}",
  "student-mail.ending.heading": "Toujours aux études? Gardez votre prix",
  "student-mail.ending.text":
    "Le prix étudiant vaut pour un an, et cette année s’achève bientôt. Si vous étudiez toujours, confirmez-le avant le {day} et il se poursuit pendant un an.",
  "student-mail.outlook":
    "D’ici le {day}, une facture de votre forfait {plan} s’élève à {before}. À compter du {day}, il coûte {amount} {period}, taxes comprises. Vous pouvez le changer ou l’annuler en ligne avant cette date.",
  "student-mail.button.checkout": "Choisir le forfait pour étudiants",
  "student-mail.button.area": "Voir mon statut d’étudiant",
  "student-mail.button.again": "Voir pourquoi et réessayer",
  "student-mail.button.renew": "Confirmer mon statut d’étudiant",

  "gift-mail.subject": "{sender} vous offre une carte-cadeau de {amount}",
  "gift-mail.heading": "Un cadeau pour vous, {name}",
  "gift-mail.face": "Carte-cadeau {brand}",
  "gift-mail.text": "{sender} vous offre {amount} pour écouter {brand}.",
  "gift-mail.number":
    "Voici le code de votre carte-cadeau. Quiconque le possède peut l’utiliser\u00a0: gardez-le pour vous.",
  "gift-mail.button": "Utiliser ma carte-cadeau",
  "gift-mail.how":
    "Connectez-vous ou créez un compte, ouvrez {url}, choisissez « Un code reçu par message » et tapez le code. Le montant paie alors vos factures avant votre carte.",
  "gift-mail.terms.no-end":
    "Votre carte-cadeau n’expire jamais, et aucuns frais n’en sont déduits. Elle ne peut être échangée contre de l’argent que si la loi le prévoit.",
  "gift-mail.terms.end":
    "Votre carte-cadeau est valable au moins jusqu’au {day}, et aucuns frais n’en sont déduits. Elle ne peut être échangée contre de l’argent que si la loi le prévoit.",
  "gift-mail.footer":
    "{brand} · Vous recevez ce courriel parce que {sender} a acheté une carte-cadeau pour vous. Votre adresse ne nous sert à rien d’autre.",
  "gift-receipt.subject": "Votre carte-cadeau de {amount} pour {name}",
  "gift-receipt.heading": "Merci de votre cadeau",
  "gift-receipt.charged": "Débité de votre carte",
  "gift-receipt.card": "Carte-cadeau pour {name}",
  "gift-receipt.no-tax":
    "Il n’y a ni taxe ni frais sur une carte-cadeau. Les taxes s’appliquent à ce qu’elle paie plus tard.",
  "gift-receipt.sent": "Nous l’avons envoyée à {email}.",
  "gift-receipt.scheduled":
    "Nous l’enverrons à {email} le {day}. D’ici là, vous pouvez corriger l’adresse, ou reprendre le cadeau et être remboursé en totalité.",
  "gift-receipt.button": "Voir mes cadeaux",
  "gift-voided.subject": "Votre carte-cadeau de {amount} pour {name} est bloquée",
  "gift-voided.heading": "Votre banque a repris le paiement",
  "gift-voided.waiting":
    "Le paiement de ce cadeau a été contesté auprès de votre banque, qui a repris l’argent. Nous n’envoyons donc pas la carte-cadeau.",
  "gift-voided.sent":
    "Le paiement de ce cadeau a été contesté auprès de votre banque, qui a repris l’argent. La carte-cadeau ne peut donc plus servir : les {left} que personne n’avait utilisés sont annulés. Ce qui a déjà été utilisé reste à la personne qui s’en est servie.",
  "gift-voided.next":
    "Si vous ne vouliez pas le contester, parlez-en à votre banque. Dès qu’elle nous rend l’argent, le cadeau est de nouveau valable et nous vous écrivons.",
  "gift-restored.subject": "Votre carte-cadeau de {amount} pour {name} est de nouveau valable",
  "gift-restored.heading": "Votre cadeau est de nouveau valable",
  "gift-restored.waiting":
    "Votre banque nous a rendu l’argent de ce cadeau. Nous enverrons la carte-cadeau le jour prévu, ou aujourd’hui si ce jour est passé.",
  "gift-restored.sent":
    "Votre banque nous a rendu l’argent de ce cadeau. La carte-cadeau contient de nouveau {left}, et son code n’a pas changé.",
  "gift-restored.next": "Vous n’avez rien à faire.",

  "tax.gst": "TPS",
  "tax.hst": "TVH",
  "tax.pst": "TVP",
  "tax.qst": "TVQ",
  "tax.rst": "TVD",

  "period.months.one": "par mois",
  "period.months.other": "tous les {count} mois",
  "period.years.one": "par année",
  "period.years.other": "tous les {count} ans",
  "period.weeks.one": "par semaine",
  "period.weeks.other": "toutes les {count} semaines",
  "period.days.one": "par jour",
  "period.days.other": "tous les {count} jours",
  "support.subject": "{topic} · demande {reference}",
  "support.topic.plan": "Question sur un forfait",
  "support.topic.billing": "Question sur la facturation",
  "support.topic.signIn": "Question sur la connexion",
  "support.topic.device": "Question sur un appareil",
  "support.topic.privacy": "Question sur la vie privée",
  "support.topic.other": "Autre question",
  "support.details": "Auteur de la demande",
  "support.account": "Numéro de compte {accountNumber}",
  "support.signed-out": "Non connecté",
  "support.country": "Pays\u00a0: {country}",
  "support.footer": "{brand} · Envoyé depuis le formulaire. Répondez à ce courriel pour joindre la personne.",
  "footer.account":
    "{brand} · Ce courriel protège votre compte; nous l’envoyons quels que soient vos choix en matière de marketing.",
  footer:
    "{brand} · Ce courriel fait partie de votre contrat; nous l’envoyons quels que soient vos choix en matière de marketing.",
  "footer.stop-offers": "Vous recevez aussi nos offres par courriel. Pour ne plus en recevoir\u00a0: {url}",
};
