/** Letters and digits of every random id: of traces, keys, events and transactions. */
export const RANDOM_ID_LENGTH = 20;
