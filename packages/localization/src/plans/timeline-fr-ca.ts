import type { timelineEnUs } from "./timeline-en-us.ts";

export const timelineFrCa: Record<keyof typeof timelineEnUs, string> = {
  "timeline.label": "{plan} au fil du temps",
  "timeline.today": "Aujourd’hui",
  "timeline.with-tax": "{amount}, taxes comprises",
  "timeline.bill": "Prochaine facture\u00a0: {amount}, taxes comprises",
  "timeline.resumed": "Reprise de l’écoute",
  "timeline.unpaid": "Paiement non effectué",
  "timeline.retry": "Nouvelle tentative sur votre carte",
  "timeline.suspends": "Interruption de l’écoute faute de paiement",
  "timeline.suspended": "Écoute interrompue",
  "timeline.endsUnpaid": "Fin du forfait faute de paiement",
  "timeline.ends": "Fin du forfait",
  "timeline.flat": "{price} jusqu’à ce que vous annuliez.",
  "timeline.flat-billed":
    "{price} jusqu’à ce que vous annuliez. Prochaine facture\u00a0: {amount}, taxes comprises, le {date}.",
};
