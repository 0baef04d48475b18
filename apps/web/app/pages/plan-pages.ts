// One download, as with the pages about bills.
export { CancelPlanPage } from "#features/subscriptions/cancel-plan/cancel-plan-page.tsx";
export { PausePlanPage } from "#features/subscriptions/pause-plan/pause-plan-page.tsx";
export { PlanPage } from "#features/subscriptions/view-plan/plan-page.tsx";
export {
  ChangePlanPage,
  ChangeTermPage,
  RenewalPage,
  UpgradePage,
  UpgradeVipPage,
} from "./change-plan-page.tsx";
