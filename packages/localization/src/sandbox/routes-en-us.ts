/** The route table, drawn from itself. */
export const sandboxRoutesEnUs = {
  "sandbox.routes.heading": "Addresses",
  "sandbox.routes.intro":
    "Read from the table that the product goes by: what is there, who may see it, which flag it needs, and what analytics are told. Each link opens the page in the state it needs.",
  "sandbox.routes.open": "Open {path}",
  "sandbox.routes.redirect": "Leads to {path}, query kept.",
  "sandbox.routes.redirect-when": "Leads to {path}, query kept, where the address says {condition}.",
  "sandbox.routes.flow.steps": "Flow {flow}, step by step: {steps}.",
  "sandbox.routes.flow.accordion": "Flow {flow}, in sections on one page: {steps}.",
  "sandbox.routes.match": "Without a match, what stands at {path} is shown here.",
  "sandbox.routes.page": "A page.",
  "sandbox.routes.error": "The error page, which leads back and never to itself.",
  "sandbox.routes.not-found": "Anything else: answered 404, with a way back.",
  "sandbox.routes.flag": "Needs the flag {flag}; while it’s off, leads to {path}.",
  "sandbox.routes.leaves": "While the flag {flag} is on, leads to the company’s own sign-in.",
  "sandbox.routes.guard.open": "Outside the guarded root: open to everybody.",
  "sandbox.routes.guard.root": "In the guarded root, open.",
  "sandbox.routes.guard.signed-in": "In the guarded root: asks for a sign-in, and comes back.",
  "sandbox.routes.tracking.none": "Analytics are told nothing.",
  "sandbox.routes.tracking.own": "Tells analytics its own views.",
  "sandbox.routes.tracking.page": "Told to analytics as a page view.",
  "sandbox.routes.tracking.error": "Told to analytics as an error page view.",
};
