export const giftsEnCa = {
  "gift.terms.use":
    "It pays plans of ours in {country}. It is not exchanged for cash except where the law of your province says so.",
};
