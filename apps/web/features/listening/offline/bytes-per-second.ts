/** Of the smallest quality, with what holds it together. */
export const BYTES_PER_SECOND = 6_100;
