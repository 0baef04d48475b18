import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { mailedTo } from "#testing/read-inbox.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A grant, and the call that it is for. */
type Use = (grant: string) => Promise<{ status: number }>;

/** Every call that takes a grant, as one browser makes it. */
function usesOf(visitor: TestVisitor, credential: ReturnType<SoftwareAuthenticator["get"]>) {
  const body = visitor.here();
  return {
    access: (bearer) => visitor.call("user", "passkeyAuthenticateStart", {}, { bearer }),
    device: (bearer) => visitor.call("user", "anonymous", { body }, { bearer }),
    identity: (bearer) => visitor.call("user", "authenticated", { body }, { bearer }),
    magicLink: (bearer) => visitor.call("user", "authenticateMagicLink", {}, { bearer }),
    oneTimePassword: (bearer) => visitor.call("user", "otpAuthenticate", {}, { bearer }),
    start: (bearer) =>
      visitor.call("user", "passkeyAuthenticateFinish", { body: { credential } }, { bearer }),
    vehicle: (token) => visitor.call("legacy", "refreshDevice", { body: { token } }),
    makersLink: (magicLinkGrant) =>
      visitor.call("partnerIntegration", "getHandoffState", { params: { magicLinkGrant } }),
    refresh: async (token) => {
      const own = visitor.cookies.get("skywave-visitor") ?? "";
      visitor.cookies.set("skywave-visitor", token);
      const answer = await visitor.call("user", "refresh", { body });
      visitor.cookies.set("skywave-visitor", own);
      return answer;
    },
  } satisfies Record<string, Use>;
}

async function addPasskey(visitor: TestVisitor) {
  const authenticator = new SoftwareAuthenticator();
  const headers = { origin: authenticator.origin, host: new URL(authenticator.origin).host };
  const { data } = await visitor.call("user", "passkeyCreateStart", {}, { headers });
  const credential = authenticator.create(data.publicKeyCredentialCreationOptions);
  const answer = await visitor.call(
    "user",
    "passkeyCreateFinish",
    { body: { credential } },
    { bearer: data.grant },
  );
  expect(answer.status).toBe(201);
  return authenticator;
}

/** What whoever has a way to prove who they are is given for it. */
async function prove(visitor: TestVisitor, { email, identityId }: { email: string; identityId: string }) {
  const identity = await visitor.call("user", "authenticatePassword", {
    body: { handle: email, password: PASSWORD },
  });
  await visitor.call("user", "requestMagicLink", {
    body: { handle: email, baseUrl: "http://localhost:8080" },
  });
  const magicLinkId = await mailedTo(api, email, /#(\S+)/);
  const link = await visitor.call("user", "magicLinkRedeem", { body: { magicLinkId } });
  await visitor.call("user", "otpInitiate", {
    body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" },
  });
  // Six digits of their own, and none within a link.
  const otp = await mailedTo(api, email, /(?<![\w#-])(\d{6})\b/);
  const code = await visitor.call("user", "otpRedeem", { body: { identityId, otp } });
  const grants = { magicLink: link.data.grant ?? "", oneTimePassword: code.data.grant };
  return { identity: identity.data.grant, ...grants };
}

test("[S6.02] each call takes the grant that it is for, and none of the others", async () => {
  const email = "shows-every-grant@example.com";
  const member = await api.visitor();
  const identityId = await member.register(email, PASSWORD);
  const authenticator = await addPasskey(member);
  const visitor = await api.visitor();
  const start = (await visitor.call("user", "passkeyAuthenticateStart", {})).data;
  const proved = await prove(visitor, { email, identityId });
  const { radioId } = await makeRadio(api);
  await makeListener(api, { radioId });
  const grants: Readonly<Record<string, string>> = {
    access: visitor.accessToken,
    device: visitor.deviceGrant,
    ...proved,
    start: start.grant,
    vehicle: await tokenOf(visitor, radioId),
    makersLink: (await giveTrial(api)).link,
    refresh: visitor.cookies.get("skywave-visitor") ?? "",
  };
  const uses: Readonly<Record<string, Use>> = usesOf(
    visitor,
    authenticator.get(start.publicKeyCredentialRequestOptions),
  );
  expect(Object.keys(grants).toSorted()).toEqual(Object.keys(uses).toSorted());
  for (const [name, use] of Object.entries(uses))
    for (const [other, grant] of Object.entries(grants).filter(([kind]) => kind !== name)) {
      const { status } = await use(grant);
      expect([name, other, status]).toEqual([name, other, expect.toBeOneOf([400, 401, 404])]);
    }
  for (const [name, use] of Object.entries(uses))
    expect([name, (await use(grants[name] ?? "")).status]).toEqual([name, expect.toBeOneOf([200, 201])]);
});
