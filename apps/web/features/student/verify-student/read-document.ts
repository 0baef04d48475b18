import type { StudentDocument } from "@skywave/services/student/send-student-document";

/** Reads a chosen file as it travels. Rejects where the browser cannot read it, as with one that was moved meanwhile. */
export function readDocument(file: File): Promise<StudentDocument> {
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
