import { redirect } from "react-router";
import { continueElsewhere } from "#flows/engine/continue-elsewhere.ts";
import type { FlowDefinition, FlowStart } from "#flows/engine/flow-definition.ts";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import type { AppServices } from "#platform/app-services.ts";
import { redirectKeeping } from "../navigation/redirect-keeping.ts";

interface Preparing {
  prepare: NonNullable<FlowDefinition["prepare"]>;
  request: Request;
}

/** Settles what a flow begins with; or the way to another flow, or page, where it cannot be gone through. */
export async function prepareFlow(
  { skywave }: AppServices,
  start: FlowStart,
  { prepare, request }: Preparing,
): Promise<FlowStart | Response> {
  const { promoCode, offers, definition } = start;
  const { continuesIn } = definition;
  const query = new URL(request.url).searchParams;
  const { settled, continueAt, leaveFor } = await prepare({ skywave, query, promoCode, offers });
  if (leaveFor !== undefined) return redirectKeeping(request, leaveFor);
  if (continueAt === undefined || continuesIn === undefined) return { ...start, settled };
  const address = continueElsewhere(continuesIn, { ...EMPTY_PURCHASE, ...settled }, continueAt);
  return redirect(`${address}&${withoutSettled(query).toString()}`);
}

/** What of a link is settled by now would be asked for a second time. */
function withoutSettled(query: URLSearchParams): URLSearchParams {
  const settled = ["promocode", "programcode", "offerid", "step"];
  return new URLSearchParams([...query].filter(([name]) => !settled.includes(name.toLowerCase())));
}
