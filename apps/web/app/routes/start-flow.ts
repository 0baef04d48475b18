import { loadOffers } from "@skywave/services/offers/load-offers";
import { redirect } from "react-router";
import { flowDefinitions } from "../../flows/definitions/flow-definitions.ts";
import type { FlowDefinition, FlowStart } from "../../flows/engine/flow-definition.ts";
import type { AppServices } from "../../platform/app-services.ts";
import { saysIneligible } from "../navigation/navigation-phase.ts";
import { takenToken } from "../navigation/take-token.ts";
import { valueIn } from "./route-conditions.ts";
import type { FlowRow } from "./route-row.ts";

/** Of an address: go on with what was begun on another device. */
const RESUME = "resume";

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
  const { trialPreference, prepare } = definition;
  const offers = loadOffers(app.skywave, {
    country: app.country,
    ...(promoCode === "" ? {} : { promoCode }),
    ...(trialPreference === undefined ? {} : { trialPreference }),
  });
  if (query.has(RESUME)) {
    const { resumePurchase } = await import("../../flows/engine/resume-purchase.ts");
    await resumePurchase(app.skywave, definition.name, offers);
    return redirect(`/${row.path}?step=review`);
  }
  const start = {
    definition,
    ...(definition.presentation === "accordion" && {
      Presentation: (await import("../../flows/presentation/accordion.tsx")).Accordion,
    }),
    promoCode,
    isIneligible: saysIneligible(new URL(request.url).search),
    offers,
  };
  const token = takenToken(new URL(request.url).pathname);
  if (token !== "")
    return (await import("./targeted/open-targeted-offer.ts")).openTargetedOffer(app, start, token);
  if (prepare === undefined) return start;
  const { prepareFlow } = await import("./prepare-flow.ts");
  return prepareFlow(app, start, { prepare, request });
}
