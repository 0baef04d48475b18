// One download, as with the pages about bills.
export { CancelPlanPage } from "#features/plans/cancel-plan/cancel-plan-page.tsx";
export { PausePlanPage } from "#features/plans/pause-plan/pause-plan-page.tsx";
export { PlanPage } from "#features/plans/view-plan/plan-page.tsx";
export {
  ChangePlanPage,
  ChangeTermPage,
  RenewalPage,
  UpgradePage,
  UpgradeVipPage,
} from "./change-plan-page.tsx";
