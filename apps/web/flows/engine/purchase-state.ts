import type { FoundDevice, NextMove, Offer, Order, RegisteredGiftCard } from "@skywave/contract";
import type { Locale } from "@skywave/localization";

/** Name and address as typed; only saved when the step is done. */
export interface BillingDraft {
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
}

/** A card that the account holds; its number was never here. */
export interface SavedCard {
  paymentMethodId: string;
  /** As its owner knows it, after the wallet that it is in. */
  brand: string;
  last4: string;
  /** Where its bills go, for a card with an address of its own. */
  billingState?: string;
}

/** A gift card that was looked at; the token stands for it for a quarter of an hour. */
export type ChosenGiftCard = Pick<RegisteredGiftCard, "tokenId" | "last4" | "actualBalance" | "currency">;

/** A plan of several that are bought together, and how many of it. */
export interface PlanLine {
  offer: Offer;
  quantity: number;
  /** Of a plan for one of several radios; a pair's is that of the purchase. */
  radio?: FoundDevice;
}

/** What is to come after a free time: the offer as it is listed, and whether the person wants all of it. */
export interface FollowOn {
  listed: Offer;
  isWanted: boolean;
}

/** An offer that a link names, and for whom; nobody else can buy it. */
export interface TargetedOffer {
  token: string;
  offer: Offer;
  maskedEmail: string;
}

/** Why the card of this purchase was taken out of it: what its owner can do next. */
export type CardNotice = `declined.${NextMove}` | "tooManyDeclines";
/** Why the person was sent back to an earlier step. */
export type StepNotice = "offerWithdrawn" | "sessionEnded" | "linkOver" | "notSoldHere" | CardNotice;

/** All that a purchase has settled so far. Passwords and card numbers are never part of it. */
export interface PurchaseState {
  /** Of several plans the first one. */
  offer: Offer | null;
  /** All of them, where several are bought together; empty for one plan. */
  lines: readonly PlanLine[];
  targeted: TargetedOffer | null;
  /** The radio that the plan is for; its token stands for it in this browser for half an hour. */
  radio: FoundDevice | null;
  /** The radios beside that one, where plans for several are bought together. */
  moreRadios: readonly FoundDevice[];
  followOn: FollowOn | null;
  promoCode: string;
  /** Of a plan for students: that whoever buys it is one. */
  isStudent: boolean;
  email: string;
  /** The masked address of the account that a lookup has found; empty for who was not looked up. */
  foundAs: string;
  billing: BillingDraft;
  /** The account holds name and address, and no card is needed. */
  areDetailsSaved: boolean;
  card: SavedCard | null;
  /** Pays before the card does. */
  giftCard: ChosenGiftCard | null;
  /** The price that is agreed to, and what it was worked out for. */
  quote: { order: Order; madeFor: string } | null;
  /** Names the one attempt to complete this quote with this card, however often it is sent. */
  completionKey: string;
  /** The order was sent and its outcome is not known yet. */
  isAwaitingBank: boolean;
  /** Where the law wants the contract in French first: the language that the person went on in. */
  contractLocale: Locale | null;
  confirmedOrder: Order | null;
  notice: StepNotice | null;
}

export const EMPTY_PURCHASE: PurchaseState = {
  offer: null,
  lines: [],
  targeted: null,
  radio: null,
  moreRadios: [],
  followOn: null,
  promoCode: "",
  isStudent: false,
  email: "",
  foundAs: "",
  billing: {
    firstName: "",
    lastName: "",
    addressLine1: "",
    addressLine2: "",
    city: "",
    state: "",
    zipCode: "",
  },
  areDetailsSaved: false,
  card: null,
  giftCard: null,
  quote: null,
  completionKey: "",
  isAwaitingBank: false,
  contractLocale: null,
  confirmedOrder: null,
  notice: null,
};
