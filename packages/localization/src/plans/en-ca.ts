export const plansEnCa = {
  "cancel.done": "Your plan is cancelled.",
};
