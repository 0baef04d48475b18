import type { ShellConfiguration } from "./shell-configuration.ts";

/** Where the SDK finds the calls that it may make; in production without what is there for tests. The page says which. */
export function clientConfigUrl({ apiBaseUrl, sdk }: ShellConfiguration): string {
  const { enableProdMode } = document.documentElement.dataset;
  return `${apiBaseUrl}/configservice/v1/applications/${sdk.applicationId}/configs/${sdk.configurationVersion}/me?enableProdMode=${enableProdMode}`;
}
