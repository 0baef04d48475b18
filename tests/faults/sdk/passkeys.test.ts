import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openBrowser } from "../../bench/page/open-browser.ts";
import { openSystem } from "../../system/system.ts";
import { openTab, serveSdkPage, signUp } from "../../system/sdk-page.ts";

const PASSWORD = "an unusual evening train";

test("[S7.43] [S8.14] a passkey is made, refused twice on one device, and signs in, by the real server", async () => {
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const page = await openTab(
      context,
      await serveSdkPage(context, node.url.replace("127.0.0.1", "localhost")),
    );
    const authenticator = await context.newCDPSession(page);
    await authenticator.send("WebAuthn.enable");
    await authenticator.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = `${randomUUID()}@example.com`;
    await signUp(page, email, { password: PASSWORD });
    const created = await page.evaluate(() => window.passkeys.create("This browser"));
    expect(created).toMatchObject({ ok: true, data: { name: "This browser" } });
    const again = await page.evaluate(async () => {
      const made = await window.passkeys.create();
      return made.ok || made.failure.kind !== "passkey" ? made : made.failure.code;
    });
    expect(again).toBe("ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED");
    await page.evaluate(() => window.skywave.session.signOut());
    const signedIn = await page.evaluate(() => window.passkeys.signIn());
    expect(signedIn).toMatchObject({ ok: true, data: { sessionType: "authenticated", emailAddress: email } });
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}, 120_000);
