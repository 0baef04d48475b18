export const entitlementEnCa = {
  "entitlement.text":
    "A plan you bought in an app store or from a partner is billed and cancelled there. Add it to your account here, and see its status.",
};
