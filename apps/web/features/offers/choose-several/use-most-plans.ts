import { useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** How many plans can be bought at once; undefined until the configuration says so. */
export function useMostPlans(): number | undefined {
  const { skywave } = useApp();
  const [most, setMost] = useState<number>();
  useEffect(() => {
    skywave.configuration().then(
      ({ settings }) => setMost(settings.mostPlansPerOrder),
      (cause: unknown) => {
        skywave.log({ level: "error", message: "No configuration", details: { cause: String(cause) } });
      },
    );
  }, [skywave]);
  return most;
}
