export { createCardExpiriesRepository } from "./card-expiries-repository.ts";
export { createGiveNotice, type GiveNotice } from "./give-notice.ts";
export { createNoticesRepository, type NoticesRepository } from "./notices-repository.ts";
export { type CardTold, createTellOfCardExpiry, type TellOfCardExpiry } from "./tell-of-card-expiry.ts";
