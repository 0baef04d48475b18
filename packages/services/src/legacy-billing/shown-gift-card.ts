/** A gift card as it lies in somebody's hand; a digital one has a number and nothing beside it. */
export interface ShownGiftCard {
  number: string;
  /** As it is printed: 1 to 12. */
  expiryMonth?: number;
  /** All four digits. */
  expiryYear?: number;
  securityCode?: string;
}
