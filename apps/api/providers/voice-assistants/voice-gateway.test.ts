import { expect, test } from "vitest";
import { NO_VOICE_ASSISTANTS } from "./voice-gateway.ts";

test.each(["amazon", "google"] as const)(
  "without a maker nobody is sent to %s, and no code is told to be wrong",
  async (provider) => {
    const redirectUri = "https://www.example.com/amzauth";
    const request = { redirectUri, state: "s", codeChallenge: "c" };
    expect(NO_VOICE_ASSISTANTS.authorizationUrl(provider, request)).toBeUndefined();
    const code = { code: "c", redirectUri, codeVerifier: "v" };
    expect(await NO_VOICE_ASSISTANTS.exchange(provider, code)).toEqual({
      kind: "unavailable",
      cause: expect.any(Error),
    });
  },
);
