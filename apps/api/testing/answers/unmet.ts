/** Refusals that the contract names and no test meets yet, by call. It only gets shorter. */
export const UNMET: Readonly<Record<string, readonly string[]>> = {};
