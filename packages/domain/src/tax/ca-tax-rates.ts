import type { TaxRate, TaxType } from "./tax-rate.ts";

const SOURCE = "Canada Revenue Agency and provincial rate tables, 2026-01";

const provincial = (
  province: string,
  taxType: TaxType,
  displayName: string,
  rateInMillionths: number,
  dates: { from: string; until?: string } = { from: "2016-07-01" },
): TaxRate => ({
  jurisdiction: `CA-${province}`,
  jurisdictionLevel: "province",
  taxType,
  displayName,
  rateInMillionths,
  taxesRoyaltyFee: true,
  ...dates,
  source: SOURCE,
});

const gst = (province: string): TaxRate => ({
  ...provincial(province, "gst", "GST", 50_000),
  jurisdictionLevel: "country",
});

export const CA_TAX_RATES: readonly TaxRate[] = [
  gst("AB"),
  gst("NT"),
  gst("NU"),
  gst("YT"),
  gst("BC"),
  provincial("BC", "pst", "PST", 70_000),
  gst("MB"),
  provincial("MB", "rst", "RST", 70_000),
  gst("SK"),
  provincial("SK", "pst", "PST", 60_000),
  gst("QC"),
  provincial("QC", "qst", "QST", 99_750),
  provincial("ON", "hst", "HST", 130_000),
  provincial("NB", "hst", "HST", 150_000),
  provincial("NL", "hst", "HST", 150_000),
  provincial("PE", "hst", "HST", 150_000),
  provincial("NS", "hst", "HST", 150_000, { from: "2016-07-01", until: "2025-03-31" }),
  provincial("NS", "hst", "HST", 140_000, { from: "2025-04-01" }),
];
