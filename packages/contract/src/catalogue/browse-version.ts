/** The version of what is asked for, before the word that says it. */
export const BROWSE_VERSION_PREFIX = "1.";
