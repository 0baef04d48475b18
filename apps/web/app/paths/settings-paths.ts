/** The addresses of what people settle about themselves. Apart from the others: the first page links to none of them. */
export const SETTINGS_PATHS = {
  manage: "account/manage",
  devices: "account/devices",
  infoCollection: "account/info-collection",
  credentials: "account/credentials",
  onboarding: "onboarding",
  stopCalls: "donotcall",
  stopOffers: "unsubscribe",
  amazonReturnShort: "amzauth",
  linkChoice: "subscribe/linking",
  linkAmazon: "subscribe/linking/device-link-amazon",
  amazonReturn: "subscribe/linking/device-link-amazon/amzauth",
  linkGoogle: "subscribe/linking/device-link-google",
  register: "account/register",
  cancelTargeted: "account/subscription/cancel-targeted",
  changeTargeted: "account/subscription/change-targeted",
} as const;
