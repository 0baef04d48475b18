import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { ConsentLedger } from "./consent-ledger.ts";

type StopCallsRequest = CallRequest<"consent", "stopCalls">["body"];

/**
 * Leaves numbers and an address alone from now on. All of them are on the list before the answer goes out, or none:
 * whoever got no answer sends the same again under the same key, which adds nothing to what is there.
 */
export function createStopCalls(dependencies: {
  consents: Pick<ConsentLedger, "contactSubject" | "record">;
  database: Database;
  clock: Clock;
}) {
  const { consents, database, clock } = dependencies;
  return async (
    request: StopCallsRequest,
    key: string,
  ): Promise<Outcome<CallAnswer<"consent", "stopCalls">>> => {
    const { country, language } = request;
    const phones = request.phoneNumbers.map(readPhoneNumber);
    const unread = phones.flatMap((phone, place) => (phone === undefined ? [place] : []));
    if (unread.length > 0) {
      const invalidFields = unread.map((place) => ({ field: `phoneNumbers.${place}`, code: "format" }));
      return refuse("INVALID_PHONE_NUMBER", { invalidFields });
    }
    const email = request.emailAddress === undefined ? undefined : normaliseEmail(request.emailAddress);
    if (email !== undefined && !isEmail(email)) return refuse("EMAIL_INVALID");
    const contacts = new Set([...phones, email].filter((contact) => contact !== undefined));
    const since = clock.now().toString();
    await database.inTransaction(async () => {
      for (const contact of contacts) {
        const subject = consents.contactSubject(contact);
        const said = {
          topic: "DoNotContact",
          isGranted: true,
          source: "webForm",
          country,
          language,
        } as const;
        await consents.record(subject, [{ ...said, reference: `${key}:${subject.subject}` }]);
      }
    });
    return done({ since });
  };
}
