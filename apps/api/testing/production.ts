/** The least that production needs; what lies outside is not there. Limits by address are tested with it, as the sandbox widens them. */
export const PRODUCTION = {
  SKYWAVE_MODE: "production",
  SKYWAVE_SECRET_KEY: "a-key-for-tests-of-forty-characters-long",
  EMBEDDED_DATABASE: "accept",
  PUBLIC_URL: "https://skywave.example",
  STRIPE_SECRET_KEY: "sk_test_unit",
  STRIPE_PUBLISHABLE_KEY: "pk_test_unit",
  STRIPE_WEBHOOK_SECRET: "whsec_unit",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Skywave <hello@skywave.example>",
  SELLER: JSON.stringify({ legalName: "Skywave Audio Inc.", addressLines: [], registrations: [] }),
};
