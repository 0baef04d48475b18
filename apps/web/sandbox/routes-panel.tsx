import { RouteList } from "#docs-routes/route-list.tsx";
import { Panel } from "./panel/panel.tsx";
import { useSandbox } from "./panel/sandbox-context.ts";

/** Every address of the product, one click away, with the rules it goes by. */
export function RoutesPanel() {
  const { translate } = useSandbox();
  return (
    <Panel heading="sandbox.routes.heading" intro="sandbox.routes.intro">
      <RouteList translate={translate} />
    </Panel>
  );
}
