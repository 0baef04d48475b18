/** Bytes of one proof of being a student, as it is on the disk. */
export const DOCUMENT_LIMIT_IN_BYTES = 4 * 1024 * 1024;

export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;
