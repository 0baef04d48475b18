/** The addresses that pages link to. */
export const PATHS = {
  error: "error",
  signIn: "account/login",
  account: "account",
  magicLink: "account/magic-link",
  security: "account/security",
  linkDevice: "onboarding/device-linking",
  linkDeviceNewIdentity: "onboarding/device-linking-new-identity",
  signAndLink: "subscribe/sal-2",
  streaming: "subscribe/checkout/purchase/streaming",
  streamingOrganic: "subscribe/checkout/purchase/streaming/organic",
  streamingSelfPay: "subscribe/checkout/purchase/streaming/self-pay/organic",
  autoProcessCredentials: "subscribe/checkout/purchase/streaming/organic/auto-process-creds",
} as const;
