/** Somebody who bought a car from its first owner listens for three months before they decide. */
export const USED_CAR_TRIAL_DAYS = 90;
