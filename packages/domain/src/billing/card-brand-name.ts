const NAMES: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** A card brand as its owner knows it. */
export function cardBrandName(brand: string): string {
  return NAMES[brand] ?? brand;
}
