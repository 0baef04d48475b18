import type { Failure } from "@skywave/sdk";

/** How the legacy system says that it knows its session no more. */
const SESSION_TIMED_OUT = "error.common.session.timed.out.error";

/** Whether that is why a call failed. */
export function isSessionTimeout(failure: Failure): boolean {
  return "propKey" in failure && failure.propKey === SESSION_TIMED_OUT;
}
