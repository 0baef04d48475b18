/** Where a subscription is managed that a store bills. */
const MANAGE_URLS: Readonly<Record<string, string>> = {
  apple: "https://apps.apple.com/account/subscriptions",
  google: "https://play.google.com/store/account/subscriptions",
  amazon: "https://www.amazon.com/yourmembershipsandsubscriptions",
  roku: "https://my.roku.com/account/subscriptions",
};

/** The page of whoever bills a subscription; undefined where there is none that is known. */
export function manageUrlOf(source: string): string | undefined {
  return MANAGE_URLS[source];
}
