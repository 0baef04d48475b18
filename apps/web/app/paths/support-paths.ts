/** The addresses of help and of what people agree to; the configuration may name others in their place. */
export const SUPPORT_PATHS = {
  agreement: "legal/agreement",
  privacyPolicy: "legal/privacy",
  help: "help",
  howToCancel: "help/cancel",
  contact: "help/contact",
} as const;
