import type { Locale } from "@skywave/localization";
import { useState } from "react";
import type { PageDictionary } from "#i18n/translate.ts";
import { type Contract, useContract } from "#orders/agree-to-terms/use-contract.ts";
import type { KeptCards } from "../review-switch/use-cards.ts";

/** The contract of a change, where its plan is used. Who goes on in English does so for this one change. */
export function useChangeContract<Own extends PageDictionary>({
  profile,
}: Pick<KeptCards, "profile">): Contract<Own> {
  const [chosen, choose] = useState<Locale | null>(null);
  return useContract<Own>(profile?.serviceAddress.state ?? "", { chosen, choose });
}
