import type { CDPSession, Page } from "@playwright/test";

/** A device that holds passkeys, and agrees to use them at once while somebody is there. */
export class Authenticator {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async plugIn(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(cdp, authenticatorId);
  }

  /** For requests from now on: with nobody there they wait, with somebody there the first passkey is taken. */
  async setPresence(isPresent: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: isPresent });
  }
}
