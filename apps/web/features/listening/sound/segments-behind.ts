/** How many segments behind the newest one a channel begins, as RFC 8216, section 6.3.3, asks of players. */
export const SEGMENTS_BEHIND = 3;
