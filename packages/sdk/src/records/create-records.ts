import type { CallInput } from "@skywave/contract";
import type { RecordParts } from "./send-records.ts";

/** A call that writes something down about the signed-in person. */
export interface RecordCall {
  name: "updateAccount";
  input: CallInput<"user", "updateAccount">;
}

/** What has to be on record about people, though they need not wait for it. */
export interface Records {
  /**
   * Makes the call in the name of the signed-in person. If it fails, or the page is closed meanwhile, it is kept
   * in this browser and made again, with the same key, at their next sign-in or visit. A failure is logged;
   * nobody is told.
   */
  send(record: RecordCall): Promise<void>;
}

/** Waits for a record, or for somebody of whom one is kept here. */
export function createRecords(parts: RecordParts): Records {
  const { platform, session } = parts;
  const load = () => import("./send-records.ts");
  let owner: string | null = null;

  function inBackground(act: Promise<void>): void {
    act.catch((cause: unknown) => {
      const details = { cause: String(cause) };
      platform.log({ level: "error", message: "The kept records were not made", details });
    });
  }

  session.on((event) => {
    if (event.type === "started" && event.session.sessionType === "authenticated") {
      owner = event.session.identityId;
      if (platform.storage.get(KEY) !== undefined)
        inBackground(load().then(({ sendStoredRecords }) => sendStoredRecords(parts, KEY)));
    }
    if (event.type === "deleted" && owner !== null) {
      const gone = owner;
      inBackground(load().then(({ dropRecordsOf }) => dropRecordsOf(parts, { key: KEY, identityId: gone })));
    }
  });

  return {
    send: async (record) => (await load()).sendRecord(parts, KEY, record),
  };
}

const KEY = "KEPT_RECORDS";
