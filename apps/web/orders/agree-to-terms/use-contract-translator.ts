import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import type { PageDictionary } from "#i18n/translate.ts";
import { type Contract, useContract } from "./use-contract.ts";

/** The contract of a purchase; the language that its reader went on in is kept with the purchase. */
export function useContractTranslator<Own extends PageDictionary = never>(region: string): Contract<Own> {
  const { purchase } = useFlow();
  const chosen = usePurchase((state) => state.contractLocale);
  return useContract<Own>(region, {
    chosen,
    choose: (contractLocale) => purchase.setState({ contractLocale }),
  });
}
