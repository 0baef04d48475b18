/** The pages that are measured, and what of each shows that it is there. */
export const VISITS = [
  { name: "front door", path: "/", field: "main input", isSignedIn: false },
  { name: "sign-in", path: "/account/login", field: "main input", isSignedIn: false },
  {
    name: "checkout",
    path: "/subscribe/checkout/purchase/streaming/organic",
    field: "main input",
    isSignedIn: false,
  },
  { name: "account", path: "/account", field: "#invoices", isSignedIn: true },
] as const;

export type Visit = (typeof VISITS)[number];
