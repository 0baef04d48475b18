import { loadOffers } from "@skywave/services/offers/load-offers";
import { redirect } from "react-router";
import { flowDefinitions } from "../../flows/definitions/flow-definitions.ts";
import { continueElsewhere } from "../../flows/engine/continue-elsewhere.ts";
import { EMPTY_PURCHASE } from "../../flows/engine/purchase-state.ts";
import type { FlowDefinition, FlowStart } from "../../flows/engine/flow-definition.ts";
import type { AppServices } from "../../platform/app-services.ts";
import { redirectKeeping } from "../navigation/redirect-keeping.ts";
import { saysIneligible } from "../navigation/navigation-phase.ts";
import { valueIn } from "./route-conditions.ts";
import type { FlowRow } from "./route-row.ts";

async function findFlow(
  app: AppServices,
  { flow, match }: FlowRow,
  query: URLSearchParams,
): Promise<FlowDefinition> {
  const isMatch = match === undefined || match.when(app, query);
  const found = flowDefinitions[isMatch ? flow : match.otherwise];
  return typeof found === "function" ? found() : found;
}

/**
 * Starts a flow: picks its definition and asks for the offers at once, without waiting for either the
 * answer or a session, so that the page can be drawn meanwhile.
 */
export async function startFlow(
  app: AppServices,
  row: FlowRow,
  request: Request,
): Promise<FlowStart | Response> {
  const query = new URL(request.url).searchParams;
  const definition = await findFlow(app, row, query);
  const promoCode = valueIn(query, "promocode", "programcode") ?? "";
  const { trialPreference, prepare, continuesIn } = definition;
  const offers = loadOffers(app.skywave, {
    country: app.country,
    ...(promoCode === "" ? {} : { promoCode }),
    ...(trialPreference === undefined ? {} : { trialPreference }),
  });
  const start = { definition, promoCode, isIneligible: saysIneligible(new URL(request.url).search), offers };
  if (prepare === undefined) return start;
  const { settled, continueAt, leaveFor } = await prepare({ skywave: app.skywave, query, promoCode, offers });
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
