export { createListBillingActivity } from "./list-billing-activity.ts";
export { createRedeemShownGiftCard } from "./redeem-shown-gift-card.ts";
export { createLegacyBillingHandlers } from "./routes.ts";
export { createShowBillingStatus } from "./show-billing-status.ts";
export { createTellGiftCard } from "./tell-gift-card.ts";
