export const commonEnCa = {
  "price-path.before-tax-note":
    "Taxes (GST/HST, PST or QST) depend on your province and are added at checkout.",
  "price-path.after-tax-note": "Amounts include today’s taxes for your province.",
  "footer.signal": "Opt-out signal honoured",
  "footer.copyright": "© {year} {legalName} · All prices are in {currency}, before taxes.",
};
