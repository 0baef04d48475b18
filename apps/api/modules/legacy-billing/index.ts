export { createListBillingActivity } from "./list-billing-activity.ts";
export { createRedeemShownGiftCard } from "./redeem-shown-gift-card.ts";
export { createLegacyBillingHandlers } from "./routes.ts";
export { createTellGiftCard } from "./tell-gift-card.ts";
