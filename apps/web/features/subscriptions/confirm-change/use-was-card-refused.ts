import { useState } from "react";
import type { ChangeProblem } from "./change-messages.ts";

export const isOfCard = (refusal: ChangeProblem | undefined): boolean =>
  refusal?.code === "CREDIT_CARD_ERROR" || refusal?.code === "TOO_MANY_DECLINES";

/** Whether a card was refused since the page is open, whatever was quoted then: after that its owner chooses anew. */
export function useWasCardRefused(refusal: ChangeProblem | undefined): boolean {
  const [wasRefused, setRefused] = useState(false);
  if (!wasRefused && isOfCard(refusal)) setRefused(true);
  return wasRefused;
}
