import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { AdvanceMessagesRepository } from "#modules/advance-messages/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { StudentsRepository } from "../standing/students-repository.ts";
import type { FindOutlook, StudentOutlook } from "./find-outlook.ts";
import type { NotifyStudent } from "./notify-student.ts";

/** Days before the price steps up; the nearer one is told for itself. */
const SPANS = [
  { topic: "studentEnd7", days: 7 },
  { topic: "studentEnd30", days: 30 },
] as const;
// A bill falls due within a month after the verification that it goes by.
const BILL_COMES_WITHIN = { days: 31 } as const;
// Pauses move the bill, and what is paused is told of as soon as it is near.
const LOOK_BACK = { months: 12 } as const;

/** Tells students twice that their price is about to step up, and that they can prove anew that they are one. */
export function createNotifyOfStudentEnd(dependencies: {
  database: Database;
  students: Pick<StudentsRepository, "listEnding">;
  advanceMessages: Pick<AdvanceMessagesRepository, "add" | "isSent">;
  identities: Pick<Identities, "find" | "hold">;
  findOutlook: FindOutlook;
  notifyStudent: NotifyStudent;
  clock: Clock;
}) {
  const { database, students, advanceMessages, identities, findOutlook, notifyStudent, clock } = dependencies;
  let notifiedOn: string | undefined;

  /** Of those whom a mail reaches: who has no address is told as soon as there is one, while it still lies ahead. */
  const listOutlooks = async (identityId: string | undefined, by: Temporal.PlainDate) => {
    const from = clock.today().subtract(LOOK_BACK);
    const ending = await students.listEnding({ from, by, identityId });
    const outlooks: { identityId: string; outlook: StudentOutlook }[] = [];
    for (const { identityId: whose } of ending) {
      if ((await identities.find(whose))?.email == null) continue;
      const outlook = await findOutlook(whose);
      if (outlook !== undefined) outlooks.push({ identityId: whose, outlook });
    }
    return outlooks;
  };

  const notify = async (
    identityId: string,
    { outlook, topic }: { outlook: StudentOutlook; topic: (typeof SPANS)[number]["topic"] },
  ): Promise<void> =>
    database.inTransaction(async () => {
      const { subscriptionId, stepsUpOn } = outlook;
      // Held, so that the address is still there when the mail is queued: what is written down was sent.
      if ((await identities.hold({ id: identityId }))?.email == null) return;
      const isNew = await advanceMessages.add({
        identityId,
        subjectId: subscriptionId,
        topic,
        about: stepsUpOn,
        kind: "promotionEnd",
        ruleIds: ["student-year-end"],
        sentOn: clock.today(),
        sentAt: clock.now(),
      });
      if (!isNew) return;
      await notifyStudent(identityId, {
        id: `${topic}.${subscriptionId}.${stepsUpOn.toString()}`,
        event: "ending",
      });
    });

  return {
    /** Of everybody it is done once a day. */
    notifyDue: async (identityId?: string): Promise<void> => {
      const today = clock.today();
      if (identityId === undefined && notifiedOn === today.toString()) return;
      const by = today.add({ days: SPANS[1].days });
      for (const { identityId: whose, outlook } of await listOutlooks(identityId, by)) {
        const daysLeft = today.until(outlook.stepsUpOn, { largestUnit: "days" }).days;
        const span = SPANS.find(({ days }) => daysLeft <= days);
        if (span !== undefined) await notify(whose, { outlook, topic: span.topic });
      }
      if (identityId === undefined) notifiedOn = today.toString();
    },

    /** The next day on which somebody, or one person, is to be told. */
    firstDueDay: async (identityId?: string): Promise<Temporal.PlainDate | undefined> => {
      const today = clock.today();
      // As far ahead as a verification can reach.
      const by = today.add({ years: 2 }).add(BILL_COMES_WITHIN);
      const days: Temporal.PlainDate[] = [];
      for (const { identityId: whose, outlook } of await listOutlooks(identityId, by)) {
        for (const { topic, days: ahead } of SPANS) {
          const { subscriptionId: subjectId, stepsUpOn: about } = outlook;
          const on = about.subtract({ days: ahead });
          const isMissed = Temporal.PlainDate.compare(on, today) < 0;
          if (!isMissed && !(await advanceMessages.isSent({ identityId: whose, subjectId, topic, about })))
            days.push(on);
        }
      }
      return days.toSorted((one, other) => Temporal.PlainDate.compare(one, other))[0];
    },
  };
}
