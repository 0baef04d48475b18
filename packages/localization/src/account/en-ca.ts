export const accountEnCa = {
  "account.state.cancelled": "Cancelled",
};
