import type { BrowserContext } from "@playwright/test";
import { openTab, serveSdkPage, signUp, closeSdkPage } from "../../system/sdk-page.ts";

const EMAIL = "visitor@example.com";

/** Signs somebody in who has had a plan for ten days, in this context of a browser. */
export async function openAccount(context: BrowserContext, origin: string): Promise<void> {
  const tab = await openTab(context, await serveSdkPage(context, origin));
  await signUp(tab, EMAIL);
  const bought = await context.request.post(`${origin}/sandbox/api/past-plans`, {
    headers: { "sxm-trace-id": crypto.randomUUID() },
    data: {
      email: EMAIL,
      offerId: "us-all-access-monthly",
      ago: "P10D",
      place: "TX",
      card: "4242424242424242",
    },
  });
  if (bought.status() !== 204) throw new Error(`no plan was bought: ${await bought.text()}`);
  await tab.close();
  await closeSdkPage(context, origin);
}
