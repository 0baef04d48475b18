import type { MailDictionary } from "./en-us.ts";

export const mailFrCa: MailDictionary = {
  "code.subject": "{code} est votre code {brand}",
  "code.heading": "Votre code",
  "code.text":
    "Entrez ce code à l’endroit où on vous le demande. Il sert une seule fois, pendant {minutes} minutes.",
  "code.ignore":
    "Si vous n’avez pas demandé de code, ne tenez pas compte de ce message. Personne n’a eu accès à votre compte.",
  "code.sms": "{code} est votre code {brand}, valable {minutes} minutes. Ne le communiquez à personne.",

  "registered.subject": "Vous avez déjà un compte {brand}",
  "registered.heading": "Heureux de vous revoir",
  "registered.text":
    "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Vous en avez déjà un : entrez ce code pour vous connecter. Il sert une seule fois, pendant {minutes} minutes.",

  "order.subject": "Votre forfait {plan} est en service",
  "order.heading": "Merci ! Votre forfait {plan} est en service.",
  "order.today": "Montant porté à votre carte aujourd’hui",
  "order.nothing-today": "Rien n’a été porté à votre carte aujourd’hui.",
  "order.path": "Ce que vous payez, et quand",
  "order.step.free": "Du {start} au {end} : gratuit",
  "order.step.introductory": "Du {start} au {end} : {amount} {period}, taxes comprises",
  "order.step.full": "À partir du {start} : {amount} {period}, taxes comprises, jusqu’à l’annulation",
  "order.line.product": "{plan}",
  "order.line.fee": "Redevances musicales (perçues par nous)",
  "order.line.total": "Total",
  "order.invoice": "Facture {number}",
  "order.cancel":
    "Vous pouvez annuler en tout temps dans votre compte, aussi simplement que vous avez acheté : {url}. Vous gardez ce que vous avez payé.",

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
  footer:
    "{brand} · Ce courriel fait partie de votre contrat ; il est envoyé quels que soient vos choix en matière de publicité.",
};
