import type { StudentStatus } from "@skywave/contract/student/verification";
import { DOCUMENT_LIMIT_IN_BYTES, DOCUMENT_TYPES } from "@skywave/contract/student/student-document";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface StudentDocument {
  fileName: string;
  contentType: string;
  sizeInBytes: number;
  contentInBase64: string;
}

export type SendStudentDocumentOutcome =
  | { ok: true; status: StudentStatus }
  /** No PDF, JPEG or PNG, whatever its name says. */
  | { ok: false; code: "WRONG_TYPE" }
  | { ok: false; code: "TOO_LARGE"; limitInMegabytes: number }
  /** It has been decided meanwhile, or was waited for too long. */
  | { ok: false; code: "STUDENT_CHECK_CLOSED" }
  | { ok: false; code: "VERIFICATION_UNAVAILABLE" }
  | CommonFailure;

const BYTES_IN_A_MEGABYTE = 1024 * 1024;
const LIMIT_IN_MEGABYTES = DOCUMENT_LIMIT_IN_BYTES / BYTES_IN_A_MEGABYTE;

/** Sends a proof for a check. Who checks it gets it; nobody else keeps it. */
export async function sendStudentDocument(
  skywave: Skywave,
  { checkId, proof }: { checkId: string; proof: StudentDocument },
): Promise<SendStudentDocumentOutcome> {
  const { fileName, sizeInBytes, contentInBase64 } = proof;
  const contentType = DOCUMENT_TYPES.find((type) => type === proof.contentType);
  if (contentType === undefined || sizeInBytes === 0) return { ok: false, code: "WRONG_TYPE" };
  if (sizeInBytes > DOCUMENT_LIMIT_IN_BYTES) return tooLarge();
  const answer = await ask(skywave, {
    domain: "student",
    name: "sendStudentDocument",
    input: {
      params: { checkId },
      body: { fileName: fileName.slice(-120), contentType, contentInBase64 },
    },
    expected: [
      "NOT_FOUND",
      "STUDENT_CHECK_CLOSED",
      "UNSUPPORTED_MEDIA_TYPE",
      "PAYLOAD_TOO_LARGE",
      "SERVICE_UNAVAILABLE",
    ],
  });
  if (answer.ok) return { ok: true, status: answer.data };
  if (!("failure" in answer)) return answer;
  switch (answer.code) {
    case "SERVICE_UNAVAILABLE":
      return { ok: false, code: "VERIFICATION_UNAVAILABLE" };
    case "UNSUPPORTED_MEDIA_TYPE":
      return { ok: false, code: "WRONG_TYPE" };
    case "PAYLOAD_TOO_LARGE":
      return tooLarge();
    case "NOT_FOUND":
    case "STUDENT_CHECK_CLOSED":
      return { ok: false, code: "STUDENT_CHECK_CLOSED" };
  }
}

function tooLarge() {
  return { ok: false, code: "TOO_LARGE", limitInMegabytes: LIMIT_IN_MEGABYTES } as const;
}
