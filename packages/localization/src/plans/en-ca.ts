import { type PlansDictionary, plansEnUs } from "./en-us.ts";

export const plansEnCa: PlansDictionary = { ...plansEnUs };
