export const entitlementEnCa = {
  "entitlement.text":
    "A plan that you bought in an app store or from a partner is billed and cancelled there. Here you bring it to your account and see how it stands.",
};
