/** How a plan stands over time. */
export const timelineEnUs = {
  "timeline.label": "{plan} over time",
  "timeline.today": "Today",
  "timeline.with-tax": "{amount} with tax",
  "timeline.bill": "Next payment: {amount}, tax included",
  "timeline.resumed": "Listening resumes",
  "timeline.unpaid": "Payment didn’t go through",
  "timeline.retry": "We’ll try your card again",
  "timeline.suspends": "Listening stops if unpaid",
  "timeline.suspended": "Listening stopped",
  "timeline.endsUnpaid": "Plan ends if unpaid",
  "timeline.ends": "Plan ends",
  "timeline.flat": "{price} until you cancel.",
  "timeline.flat-billed": "{price} until you cancel. Next payment: {amount}, tax included, on {date}.",
} as const;
