/** EdDSA, ES256 and RS256, in the order in which authenticators are asked for them. */
export const ACCEPTED_ALGORITHMS = [-8, -7, -257];

/** Us, as authenticators know us. */
export interface RelyingParty {
  /** The domain that passkeys made on a page of this origin belong to. */
  idOn(origin: string | undefined): string;
  name: string;
  isOwnOrigin(origin: string): boolean;
}
