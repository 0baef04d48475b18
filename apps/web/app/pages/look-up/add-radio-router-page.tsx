import { Navigate, useSearchParams } from "react-router";
import { savedIdentifiedToken } from "#features/customer-lookup/identify-account/identified-token.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { decideWayToRadioPlan } from "./decide-way-to-radio-plan.ts";

/** Leads whoever wants a plan for one more radio to where it becomes theirs. */
export function AddRadioRouterPage() {
  const [query] = useSearchParams();
  const isMember = useSession(isSignedIn);
  const isIdentified = savedIdentifiedToken() !== null;
  return <Navigate replace to={decideWayToRadioPlan(query, { isMember, isIdentified })} />;
}
