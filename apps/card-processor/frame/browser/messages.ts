/** Colours and type of the page around the frame, as the public script names them. */
export interface CardStyle {
  base?: StyleRule & { "::placeholder"?: StyleRule; ":focus"?: StyleRule };
  invalid?: StyleRule;
}

export interface StyleRule {
  color?: string;
  backgroundColor?: string;
  borderColor?: string;
  iconColor?: string;
  fontFamily?: string;
  fontSize?: string;
}

/** A face of the page around the frame, where anybody may fetch it. */
export interface CustomFont {
  family: string;
  /** As in a style sheet, with the whole address: `url(https://…)`. */
  src: string;
  weight?: string;
}

export interface BillingDetails {
  name?: string;
  email?: string;
  phone?: string;
  address?: Record<string, string | undefined>;
}

export interface CardError {
  type: "validation_error" | "card_error" | "api_error" | "api_connection_error" | "invalid_request_error";
  code?: string;
  decline_code?: string;
  message: string;
}

export interface CardChange {
  complete: boolean;
  empty: boolean;
  brand: string;
  error?: { code: string; message: string; type: "validation_error" };
}

/** Of a typed card nothing but its brand, and how it is funded; of a wallet's also which one it is. */
export interface CreatedMethod {
  id: string;
  card: { brand: string; funding: string; last4?: string; wallet?: { type: string } };
}

export type CreateResult = { paymentMethod: CreatedMethod } | { error: CardError };

export interface CreateRequest {
  requestId: string;
  publishableKey: string;
  billingDetails: BillingDetails;
}

export type ToFrame =
  | { type: "style"; style: CardStyle; pageColor: string | null }
  | { type: "fonts"; fonts: CustomFont[] }
  | { type: "focus" }
  | { type: "clear" }
  | ({ type: "create" } & CreateRequest);

export type FromFrame =
  | { type: "ready" }
  | { type: "height"; heightInPixels: number }
  | { type: "focus" }
  | { type: "blur" }
  /** Enter was pressed in a field. */
  | { type: "submit" }
  | { type: "change"; change: CardChange }
  | { type: "created"; requestId: string; result: CreateResult };
