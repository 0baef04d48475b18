/** Somebody who may act for people that agreed to it. */
export interface ThirdPartyClient {
  clientId: string;
  name: string;
  /** Whole addresses; one that only starts alike is another one. */
  redirectUris: readonly string[];
}
