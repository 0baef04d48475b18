import type { CallInput } from "@skywave/contract";
import type { TestApi } from "../open-test-api.ts";
import { receive } from "../read-inbox.ts";
import type { TestVisitor } from "../test-visitor.ts";

let people = 0;

type GiftBody = NonNullable<CallInput<"giftcard", "createGift">["body"]>;

export interface Giver {
  visitor: TestVisitor;
  identityId: string;
  email: string;
  recipientEmail: string;
}

/** Somebody new with a card on file, who knows somebody to give to. */
export async function giver(
  api: TestApi,
  { country = "US", card = "4242424242424242" }: { country?: "US" | "CA"; card?: string } = {},
): Promise<Giver> {
  const visitor = await api.visitor({ country });
  people += 1;
  const email = `giver${people}.${process.pid}@example.com`;
  const identityId = await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard(card));
  return { visitor, identityId, email, recipientEmail: `friend${people}.${process.pid}@example.com` };
}

/** Asks for a quote of 25, for today unless told otherwise. */
export function quoteGift(
  { visitor, recipientEmail }: Pick<Giver, "visitor" | "recipientEmail">,
  override: Partial<GiftBody> = {},
) {
  const body: GiftBody = {
    amount: 25,
    design: "waves",
    recipientName: "Ana",
    recipientEmail,
    senderName: "Robin",
    message: "Happy birthday!",
    language: visitor.connection.country === "US" ? "en-US" : "fr-CA",
    ...override,
  };
  return visitor.call("giftcard", "createGift", { body });
}

export function confirmGift(
  { visitor }: Pick<Giver, "visitor">,
  giftId: string,
  card: { stripePaymentMethodId?: string; isForNextBills?: boolean } = {},
) {
  return visitor.call("giftcard", "completeGift", { params: { giftId }, body: card });
}

/** The code in the last mail with a gift. */
export async function giftCodeSentTo(api: TestApi, to: string, count = 1): Promise<string> {
  const [mail] = await receive(api, to, count);
  return /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail?.text ?? "")?.[0] ?? "";
}
