import type { Skywave } from "@skywave/sdk";
import { useEffect } from "react";
import { useSandbox } from "../panel/sandbox-context.ts";

/** The client of this page, started when a panel first needs it. Calls wait for its session by themselves. */
export function useStartedClient(): Skywave {
  const { skywave } = useSandbox();
  useEffect(() => {
    skywave.start().catch((cause: unknown) => {
      const details = { cause: String(cause) };
      skywave.log({ level: "error", message: "The session did not start", details });
    });
  }, [skywave]);
  return skywave;
}
