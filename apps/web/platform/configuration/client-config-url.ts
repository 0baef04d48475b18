import type { ShellConfiguration } from "./shell-configuration.ts";

/** Where the SDK finds the calls that it may make. */
export function clientConfigUrl({ apiBaseUrl, sdk }: ShellConfiguration): string {
  return `${apiBaseUrl}/configservice/v1/applications/${sdk.applicationId}/configs/${sdk.configurationVersion}/me`;
}
