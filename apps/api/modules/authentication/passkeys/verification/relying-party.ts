/** Us, as authenticators know us. */
export interface RelyingParty {
  /** The domain that passkeys made on a page of this origin belong to. */
  idOn(origin: string | undefined): string;
  name: string;
  isOwnOrigin(origin: string): boolean;
}
