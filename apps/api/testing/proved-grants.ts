import type { TestApi } from "./open-test-api.ts";
import { receive } from "./read-inbox.ts";
import type { TestVisitor } from "./test-visitor.ts";

/** The grant that a link to an address without an identity gives. */
export async function grantForAddress(api: TestApi, visitor: TestVisitor, email: string): Promise<string> {
  return api.app.modules.identities.grants.issueForAddress({ email, deviceId: visitor.deviceId });
}

/** The grant of a link that somebody asked for by mail and opened. */
export async function linkGrant(api: TestApi, visitor: TestVisitor, email: string): Promise<string> {
  const body = { handle: email, baseUrl: "http://localhost:8080" };
  await visitor.call("user", "requestMagicLink", { body });
  const [message] = await receive(api, email);
  const magicLinkId = /#(\S+)/.exec(message?.text ?? "")?.[1] ?? "";
  const redeemed = await visitor.call("user", "magicLinkRedeem", { body: { magicLinkId } });
  return redeemed.data.grant ?? "";
}
