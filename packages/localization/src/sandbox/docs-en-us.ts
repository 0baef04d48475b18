/** The front page of what developers read. */
export const sandboxDocsEnUs = {
  "sandbox.docs.home": "{brand} for developers",
  "sandbox.docs.heading": "For developers",
  "sandbox.docs.intro": "Build on the platform: begin with the SDK, look calls up in the reference.",
  "sandbox.docs.sdk": "Guide to the SDK",
  "sandbox.docs.sdk.about":
    "Sessions, calls, events and the clock, by examples that run where you read them.",
  "sandbox.docs.api": "API reference",
  "sandbox.docs.api.about":
    "Every call with its fields, its answers and what it refuses. Try any of them against this server.",
  "sandbox.docs.tracking": "Tracking plan",
  "sandbox.docs.tracking.about": "Every event that the pages tell analytics, with its fields.",
  "sandbox.docs.routes": "Addresses",
  "sandbox.docs.routes.about": "Every page with its flag, who may see it, and where it leads.",
  "sandbox.docs.openapi": "OpenAPI document",
  "sandbox.docs.openapi.about": "The same calls for machines. Make a client of it in your language.",
  "sandbox.docs.configuration": "Client configuration",
  "sandbox.docs.configuration.about": "Where the calls are and which are switched on, as clients read it.",
};
