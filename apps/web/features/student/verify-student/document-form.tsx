import type { StudentStatus } from "@skywave/contract";
import { DOCUMENT_LIMIT_IN_BYTES, DOCUMENT_TYPES } from "@skywave/contract/student/student-document";
import { sendStudentDocument, type StudentDocument } from "@skywave/services/student/send-student-document";
import { useRef, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { VerificationRefusalNotice } from "./verification-refusal-notice.tsx";
import type { VerificationRefusal } from "./verify-student-messages.ts";
import styles from "./verify-student.module.css";

interface DocumentFormProps {
  checkId: string;
  onSent: (status: StudentStatus) => void;
  /** The check is over, or decided: what is shown of it is old. */
  onClosed: () => void;
}

const LIMIT_IN_MEGABYTES = DOCUMENT_LIMIT_IN_BYTES / 1024 / 1024;

/** A proof, chosen and sent. */
export function DocumentForm({ checkId, onSent, onClosed }: DocumentFormProps) {
  const translate = useTranslate<"student">();
  const { skywave, tracking } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<VerificationRefusal>();
  const { isRunning, run } = useSingleFlight();

  const send = () =>
    void run(async () => {
      setProblem(undefined);
      setRefusal(undefined);
      const file = input.current?.files?.[0];
      if (file === undefined) {
        setProblem(translate("student.document.missing"));
        tracking.userErrors(["document"]);
        return input.current?.focus();
      }
      const proof = await readDocument(file).catch(() => undefined);
      if (proof === undefined) return setRefusal({ ok: false, code: "WRONG_TYPE" });
      const outcome = await sendStudentDocument(skywave, { checkId, proof });
      if (outcome.ok) return onSent(outcome.status);
      tracking.businessError(outcome.code);
      if (outcome.code === "STUDENT_CHECK_CLOSED") onClosed();
      setRefusal(outcome);
    });

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      noValidate
    >
      {refusal === undefined ? null : <VerificationRefusalNotice refusal={refusal} />}
      <div className={styles.file}>
        <label htmlFor="field-document">{translate("student.document.file")}</label>
        <input
          ref={input}
          id="field-document"
          type="file"
          accept={DOCUMENT_TYPES.join(",")}
          aria-required="true"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? "document-hint" : "document-hint document-problem"}
        />
        <p id="document-hint" className={styles.soft}>
          {translate("student.document.hint", { limit: LIMIT_IN_MEGABYTES })}
        </p>
        {problem === undefined ? null : (
          <p id="document-problem" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("student.document.working")}>
          {translate("student.document.submit")}
        </Button>
      </div>
    </form>
  );
}

/** Reads a chosen file as it travels. Rejects where the browser cannot read it, as with one that was moved meanwhile. */
function readDocument(file: File): Promise<StudentDocument> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("error", () =>
      reject(new Error("The file could not be read", { cause: reader.error })),
    );
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve({
        fileName: file.name,
        contentType: file.type,
        sizeInBytes: file.size,
        // A data address is its kind, a comma, and the bytes.
        contentInBase64: address.slice(address.indexOf(",") + 1),
      });
    });
    reader.readAsDataURL(file);
  });
}
