import type { IssuedGiftCard } from "#modules/books/index.ts";
import type { TestApi } from "../open-test-api.ts";

let sold = 0;

export const SECURITY_CODE = "4711";
export const EXPIRY = { month: 9, year: 2027 };

/** Sells a physical card, unless told otherwise, and returns its number. */
export async function issueGiftCard(
  api: TestApi,
  override: Partial<Omit<IssuedGiftCard, "printed">> & { isDigital?: boolean } = {},
): Promise<string> {
  sold += 1;
  const { isDigital = false, ...fields } = override;
  const number = override.number ?? `700123${String(sold).padStart(10, "0")}`;
  await api.app.modules.books.giftCards.issue({
    ...(!isDigital && { printed: { securityCode: SECURITY_CODE, expiry: EXPIRY } }),
    faceInCents: 2500,
    country: "US",
    vendorType: "internal",
    issuedOn: Temporal.PlainDate.from("2026-01-15"),
    ...fields,
    number,
  });
  return number;
}
