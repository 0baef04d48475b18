const asked = (path: string, subscriptionId: string) =>
  `${path}?${new URLSearchParams({ subscriptionId }).toString()}`;

/** The addresses of what can be seen and done about one plan. */
export const planPaths = {
  view: (subscriptionId: string) => `/account/plan/${encodeURIComponent(subscriptionId)}`,
  change: (subscriptionId: string) => asked("/subscription/change", subscriptionId),
  upgradeVip: (subscriptionId: string) => asked("/subscribe/upgrade-vip", subscriptionId),
  changeTerm: (subscriptionId: string) => asked("/subscription/change-term", subscriptionId),
  pause: (subscriptionId: string) => asked("/subscription/pause", subscriptionId),
  move: (subscriptionId: string) => asked("/transfer", subscriptionId),
  cancel: (subscriptionId: string) => asked("/subscription/cancel", subscriptionId),
  account: "/account",
  pay: "/account/pay",
} as const;
