import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RenewTargetedLink } from "./renew-targeted-link.ts";
import type { FollowTargetedLink } from "./follow-targeted-link.ts";

export type TargetedLinkHandlers = Pick<
  DomainHandlers<"subscription">,
  "showTargetedLink" | "sendTargetedCode" | "redeemTargetedLink" | "renewTargetedLink"
>;

/** The calls of links that name one plan. */
export function createTargetedLinkHandlers(
  { show, sendCode, redeem }: FollowTargetedLink,
  renew: RenewTargetedLink,
): TargetedLinkHandlers {
  return {
    showTargetedLink: ({ body }, context) => show(body, context),
    sendTargetedCode: ({ body }, context) => sendCode(body, context),
    redeemTargetedLink: ({ body }, context) => redeem(body, context),
    renewTargetedLink: ({ body }, { ipAddress }) => renew(body, ipAddress),
  };
}
