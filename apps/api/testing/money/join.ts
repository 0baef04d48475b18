import type { AccountJoin } from "@skywave/contract";
import type { TestApi } from "../open-test-api.ts";
import { mailedTo } from "../read-inbox.ts";
import type { TestVisitor } from "../test-visitor.ts";

/** Names a second account; its contact on file is sent a code, where it has one. */
export function startJoin(visitor: TestVisitor, account: string) {
  return visitor.call("user", "startAccountJoin", { body: { account } });
}

/** Names a second account by the address that its code goes to, types that code, and says what would be joined. */
export async function proveJoin(
  api: TestApi,
  visitor: TestVisitor,
  { account, email = account }: { account: string; email?: string },
) {
  const { data, problem, status } = await startJoin(visitor, account);
  if (status !== 201) throw new Error(`startAccountJoin: ${JSON.stringify(problem)}`);
  const otp = await mailedTo(api, email, /\b(\d{6})\b/);
  return visitor.call("user", "proveAccountJoin", { params: { joinId: data.joinId }, body: { otp } });
}

/** The one press, with what was shown and the card to keep. */
export function pressJoin(
  visitor: TestVisitor,
  { joinId, version }: Pick<AccountJoin, "joinId" | "version">,
  paymentMethodId?: string,
) {
  return visitor.call("user", "completeAccountJoin", {
    params: { joinId },
    body: { version, ...(paymentMethodId !== undefined && { paymentMethodId }) },
  });
}
