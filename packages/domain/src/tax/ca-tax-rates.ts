import type { TaxRate } from "./tax-rate.ts";

type Tax = Pick<TaxRate, "taxType" | "displayName" | "rateInMillionths">;

const SOURCE = "Canada Revenue Agency and provincial rate tables, 2026-01";
const IN_FORCE = { from: "2016-07-01" };

const hst = (rateInMillionths: number): Tax => ({ taxType: "hst", displayName: "HST", rateInMillionths });
const pst = (rateInMillionths: number): Tax => ({ taxType: "pst", displayName: "PST", rateInMillionths });

const provincial = (
  province: string,
  tax: Tax,
  dates: Pick<TaxRate, "from" | "until"> = IN_FORCE,
): TaxRate => ({
  jurisdiction: `CA-${province}`,
  jurisdictionLevel: "province",
  ...tax,
  taxesRoyaltyFee: true,
  ...dates,
  source: SOURCE,
});

const gst = (province: string): TaxRate => ({
  ...provincial(province, { taxType: "gst", displayName: "GST", rateInMillionths: 50_000 }),
  jurisdictionLevel: "country",
});

export const CA_TAX_RATES: readonly TaxRate[] = [
  gst("AB"),
  gst("NT"),
  gst("NU"),
  gst("YT"),
  gst("BC"),
  provincial("BC", pst(70_000)),
  gst("MB"),
  provincial("MB", { taxType: "rst", displayName: "RST", rateInMillionths: 70_000 }),
  gst("SK"),
  provincial("SK", pst(60_000)),
  gst("QC"),
  provincial("QC", { taxType: "qst", displayName: "QST", rateInMillionths: 99_750 }),
  provincial("ON", hst(130_000)),
  provincial("NB", hst(150_000)),
  provincial("NL", hst(150_000)),
  provincial("PE", hst(150_000)),
  provincial("NS", hst(150_000), { from: "2016-07-01", until: "2025-03-31" }),
  provincial("NS", hst(140_000), { from: "2025-04-01" }),
];
