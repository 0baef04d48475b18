/** Us, as authenticators know us. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  name: string;
  isOwnOrigin(origin: string): boolean;
}
