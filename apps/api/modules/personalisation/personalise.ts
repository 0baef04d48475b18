import { publicAddress, publicParameters } from "@skywave/domain/privacy/public-address";
import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import type { Breaker } from "#providers/partners/breaker.ts";
import type { Personaliser } from "#providers/personalisation/personaliser.ts";

const RETRY_AFTER_SECONDS = 30;

/** Passes on what a visitor does, less what would say who they are, and answers with what to show them. */
export function createPersonalise(dependencies: {
  personaliser: Personaliser | undefined;
  breaker: Breaker;
  limits: Platform["limits"];
}): Handler<"content", "personalise"> {
  const { personaliser, breaker, limits } = dependencies;
  return async ({ params, body }, { ipAddress }) => {
    if (personaliser === undefined || params.environment !== personaliser.environment)
      return refuse("NOT_FOUND", { notFoundResourceType: "personalisation" });
    const limited = await limits.take("personalisationByAddress", ipAddress);
    if (limited !== undefined) return limited;
    const wait = breaker.secondsLeft();
    if (wait !== undefined)
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: wait,
        cause: new Error("personalisation is left alone for a while"),
      });
    const { channel, url, urlParams, urlReferrer } = body.source;
    const query = new URLSearchParams(urlParams).toString();
    const answer = await personaliser.report({
      ...body,
      source: {
        channel,
        url: publicAddress(url),
        urlParams: publicParameters(`https://page.invalid/?${query}`),
        urlReferrer: publicAddress(urlReferrer),
      },
    });
    if (answer.kind === "answered") {
      breaker.succeeded();
      return done({ campaignResponses: answer.campaignResponses });
    }
    breaker.failed();
    return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause: answer.cause });
  };
}
