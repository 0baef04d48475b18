export { createPurchaseDraftsRepository } from "./purchase-drafts-repository.ts";
export { createPurchaseDraftHandlers, draftsSince } from "./routes.ts";
