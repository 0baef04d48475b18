export const giftsEnCa = {
  "gift.terms.use":
    "It pays for our plans in {country}. It can’t be exchanged for cash except where the law of your province says so.",
};
