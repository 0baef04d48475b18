/** The shell: header, footer, loading, errors and the words that every page shares. */
export const commonEnUs = {
  "app.title": "{brand}",
  "app.page-title": "{page} · {brand}",
  "app.description":
    "Live radio, music, news and talk on every device you own. Pick a plan and listen today.",
  "app.loading": "{brand} is loading",
  "app.skip-to-content": "Skip to the content",

  "header.home": "{brand}, home",
  "header.navigation": "Your account",
  "header.sign-in": "Sign in",
  "header.account": "My account",

  "footer.navigation": "Legal and help",
  "footer.terms": "Customer agreement",
  "footer.privacy": "Privacy",
  "footer.help": "Help",
  "footer.cancel": "How to cancel",
  "footer.copyright":
    "© {year} {legalName} · All prices are in {currency} and include our music royalty fee.",

  "title.streaming": "Choose your streaming plan",
  "title.self-pay": "Choose your streaming plan",
  "title.sign-in": "Sign in",
  "title.account": "Your account",
  "title.error": "Something went wrong",
  "title.not-found": "Page not found",

  "error.heading": "This page lost its signal",
  "error.text": "It is our fault, not yours. Nothing you typed was sent twice, and nothing was charged.",
  "error.not-found-heading": "There is nothing at this address",
  "error.not-found-text": "The link may be old or mistyped. The way back is short.",
  "error.reference": "Reference for our support team: {reference}",
  "error.retry": "Try again",
  "error.home": "Go to the plans",

  "action.close": "Close",
  "action.edit": "Edit",
  "action.retry": "Try again",
  "action.show": "Show",
  "action.hide": "Hide",

  "failure.UNREACHABLE": "We cannot reach {brand} right now. Check your connection, then try again.",
  "failure.SESSION_ENDED": "You were signed out to keep your account safe. Sign in again to go on.",
  "failure.RATE_LIMIT_EXCEEDED": "That was a few too many tries. Please wait {wait}, then try again.",
  "failure.SYSTEM":
    "Something went wrong on our side. Nothing you typed is lost. Please try again. Reference: {reference}",

  "field.summary.one": "One field needs another look:",
  "field.summary.other": "{count} fields need another look:",
  "field.optional": "optional",

  "duration.seconds.one": "{count} second",
  "duration.seconds.other": "{count} seconds",
  "duration.minutes.one": "{count} minute",
  "duration.minutes.other": "{count} minutes",
  "duration.days.one": "{count} day",
  "duration.days.other": "{count} days",
  "duration.weeks.one": "{count} week",
  "duration.weeks.other": "{count} weeks",
  "duration.months.one": "{count} month",
  "duration.months.other": "{count} months",
  "duration.years.one": "{count} year",
  "duration.years.other": "{count} years",

  "per.days.one": "a day",
  "per.days.other": "every {count} days",
  "per.weeks.one": "a week",
  "per.weeks.other": "every {count} weeks",
  "per.months.one": "a month",
  "per.months.other": "every {count} months",
  "per.years.one": "a year",
  "per.years.other": "every {count} years",

  "price-path.free": "Free",
  "price-path.from-today": "Today",
  "price-path.onwards": "until you cancel",
  "price-path.step-free": "free from {start} to {end}",
  "price-path.step-paid": "{price} {period} from {start} to {end}",
  "price-path.step-ongoing": "{price} {period} from {start}, until you cancel",
  "price-path.summary": "What you pay over time: {steps}.",
  "price-path.table": "What you pay over time",
  "price-path.when": "When",
  "price-path.each-bill": "Each bill",
  "price-path.after-tax": "With tax",
  "price-path.range": "{start} – {end}",
  "price-path.since": "From {start}",
  "price-path.before-tax-note": "Prices include our music royalty fee. Tax is added by your address.",
  "price-path.after-tax-note": "Amounts include our music royalty fee and today’s tax rates.",

  "line.royalty-fee": "Music royalty fee (charged by us)",
  "line.tax": "{name}, {rate} of {base}",
  "line.total": "Total",
} as const;

export type CommonDictionary = Record<keyof typeof commonEnUs, string>;
