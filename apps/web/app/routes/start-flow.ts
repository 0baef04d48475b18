import { loadOffers } from "@skywave/services/offers/load-offers";
import { flowDefinitions } from "#flows/definitions/flow-definitions.ts";
import type { FlowDefinition, FlowStart } from "#flows/engine/flow-definition.ts";
import type { AppServices } from "#platform/app-services.ts";
import { valueIn } from "#platform/value-in.ts";
import { saysIneligible } from "../navigation/navigation-phase.ts";
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
  const { serviceType, trialPreference, prepare } = definition;
  const offers = loadOffers(app.skywave, {
    country: app.country,
    ...(promoCode === "" ? {} : { promoCode }),
    ...(serviceType === undefined ? {} : { serviceType }),
    ...(trialPreference === undefined ? {} : { trialPreference }),
  });
  const start = {
    definition,
    ...(definition.presentation === "accordion" && {
      Presentation: (await import("#flows/presentation/accordion.tsx")).Accordion,
    }),
    promoCode,
    isIneligible: saysIneligible(new URL(request.url).search),
    offers,
  };
  // Few come by a link of their own, or go on with what they began elsewhere.
  if (row.takeSecret !== undefined || query.has("resume")) {
    const { startWithMore } = await import("./targeted/start-with-more.ts");
    const more = await startWithMore(app, start, request);
    if (more !== undefined) return more;
  }
  if (prepare === undefined) return start;
  const { prepareFlow } = await import("./prepare-flow.ts");
  return prepareFlow(app, start, { prepare, request });
}
