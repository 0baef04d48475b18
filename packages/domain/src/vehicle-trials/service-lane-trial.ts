/** A car that is in for service plays for two months. */
export const SERVICE_LANE_TRIAL_DAYS = 60;
