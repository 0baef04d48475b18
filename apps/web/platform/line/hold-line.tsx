import { useEffect } from "react";
import { takeLine } from "./line.ts";

/** Stands where what a page is for will be: until then all that can wait does so. */
export function HoldLine() {
  useEffect(takeLine, []);
  return null;
}
