import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const OFFER = "us-all-access-student";
const SPAN = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 100 };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A student with a plan, living in time of their own. */
async function student(name: string, { boughtAfter }: { boughtAfter?: string } = {}) {
  const visitor = await api.visitor();
  const email = `${name}@example.com`;
  await visitor.register(email);
  const claim = { firstName: name, lastName: "Year", birthDate: "2004-05-06", schoolId: "us-northfield" };
  const verified = await visitor.call("student", "startStudentCheck", { body: claim });
  expect(verified.data.isStudent).toBe(true);
  const walk = async (advance: string) => {
    const answer = await api.app.inject({
      method: "POST",
      url: "/sandbox/api/clock",
      payload: { advance, who: email },
    });
    expect(answer.statusCode).toBe(200);
  };
  if (boughtAfter !== undefined) await walk(boughtAfter);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"), "WA");
  const { data: quote } = await quoteOf(visitor, { offerId: OFFER });
  const { data: order } = await confirmOf(visitor, quote.id);
  return { visitor, email, walk, quote, claim, subscriptionId: order.newSubscription?.subscriptionId ?? "" };
}

const invoicesOf = async (visitor: TestVisitor) => {
  const { items } = (await visitor.call("billing", "listPaymentHistory", { query: SPAN })).data;
  return items.map(({ amount }) => amount).toReversed();
};
const pathOf = async (visitor: TestVisitor, subscriptionId: string) => {
  const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
  return data.pricePath.map(({ start, billCount, price }) => [start, billCount, price]);
};
const studentMailsTo = async (email: string) =>
  (await readInbox(api, email))
    .map(({ subject }) => subject)
    .filter((subject) => /student/i.test(subject))
    .toReversed();
const ENDING = "Your student price ends on March 10, 2027";

describe("a student's year", () => {
  test("that is not renewed ends at the full price, told 30 and 7 days before, to the cent", async () => {
    const { visitor, email, walk, subscriptionId } = await student("lapsing");
    expect(await pathOf(visitor, subscriptionId)).toEqual([
      ["2026-03-10", 12, 4.99],
      ["2027-03-10", 1, 11.99],
    ]);
    await walk("P10M");
    await expect.poll(() => studentMailsTo(email)).toEqual(["Your student status is verified"]);
    await walk("P1M1D");
    await expect.poll(() => studentMailsTo(email)).toHaveLength(2);
    await walk("P26D");
    await expect.poll(() => studentMailsTo(email)).toHaveLength(3);
    expect((await studentMailsTo(email)).slice(1)).toEqual([ENDING, ENDING]);
    // These two are the advance message that the end of any promotion asks for: there is no third mail about it.
    const others = (await readInbox(api, email)).map(({ subject }) => subject);
    expect(others.filter((subject) => /price changes|yearly reminder/i.test(subject))).toEqual([]);
    const [announced] = (await readInbox(api, email)).filter(({ subject }) => subject === ENDING);
    const { data: upcoming } = await visitor.call("subscription", "listUpcomingCharges", {
      params: { subscriptionId },
    });
    const full = upcoming.bills.find(({ date }) => date === "2027-03-10")?.total ?? 0;
    expect(announced?.text).toContain(`$${full.toFixed(2)}`);
    await walk("P3D");
    const paid = await invoicesOf(visitor);
    expect(paid).toHaveLength(13);
    expect(new Set(paid.slice(0, 12)).size).toBe(1);
    expect(paid.at(-1)).toBe(full);
  }, 60_000);

  test("tells nobody of the step up who has no address, and tells once, with a link that cancels, when there is one", async () => {
    const { email, walk, subscriptionId } = await student("unreached");
    const told = () =>
      readRows(api, `select topic, sent_on from advance_messages where subject_id = '${subscriptionId}'`);
    await readRows(
      api,
      `update identities set email = null, username = 'unreached' where email = '${email}' returning id`,
    );
    const walkOn = (advance: string) =>
      api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance, who: "unreached" } });
    expect((await walkOn("P11M5D")).statusCode).toBe(200);
    expect(await told()).toEqual([]);
    await readRows(
      api,
      `update identities set email = '${email}', username = null where username = 'unreached' returning id`,
    );
    await walk("P1D");
    await walk("P5D");
    expect(await told()).toEqual([{ topic: "studentEnd30", sent_on: "2027-02-16" }]);
    await expect.poll(() => studentMailsTo(email)).toContain(ENDING);
    const mails = (await readInbox(api, email)).filter(({ subject }) => subject === ENDING);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/account/plan/${subscriptionId}`);
    expect(mails[0]?.text).toMatch(/\/account\/subscription\/cancel-targeted\?token=/);
  }, 60_000);

  test("that is renewed goes on at the reduced price for another year, without a gap", async () => {
    const { visitor, email, walk, subscriptionId, claim } = await student("renewing");
    const early = await visitor.call("student", "startStudentCheck", { body: claim });
    expect(early.problem.code).toBe("STUDENT_ALREADY_VERIFIED");
    await walk("P11M15D");
    const renewed = await visitor.call("student", "startStudentCheck", { body: claim });
    expect(renewed.data).toMatchObject({ isStudent: true, verifiedUntil: "2028-03-10" });
    expect((await pathOf(visitor, subscriptionId)).map(([start]) => start)).toEqual([
      "2026-03-10",
      "2028-03-10",
    ]);
    await walk("P2M");
    expect(new Set(await invoicesOf(visitor)).size).toBe(1);
    expect(await invoicesOf(visitor)).toHaveLength(14);
    await expect
      .poll(() => studentMailsTo(email))
      .toContain("Your student status is renewed until March 10, 2028");
  }, 60_000);

  test("that is renewed after the price has stepped up goes back to the reduced one with the next bill", async () => {
    const { visitor, walk, subscriptionId, claim } = await student("late");
    await walk("P12M10D");
    expect((await visitor.call("student", "getStudentStatus", {})).data.isStudent).toBe(false);
    const renewed = await visitor.call("student", "startStudentCheck", { body: claim });
    expect(renewed.data).toMatchObject({ isStudent: true, verifiedUntil: "2028-03-20" });
    await walk("P2M");
    const paid = await invoicesOf(visitor);
    expect(paid.map((amount) => amount === paid[0])).toEqual([
      ...Array.from({ length: 12 }, () => true),
      false,
      true,
      true,
    ]);
    expect((await pathOf(visitor, subscriptionId)).map(([start]) => start)).toEqual([
      "2026-03-10",
      "2027-03-10",
      "2027-04-10",
      "2028-04-10",
    ]);
  }, 60_000);

  test("counts from the verification, not from the purchase", async () => {
    const { quote, visitor, subscriptionId } = await student("waiting", { boughtAfter: "P4M" });
    expect(quote.charges.repeatingCharge).toHaveLength(7);
    expect((await pathOf(visitor, subscriptionId)).map(([start, count]) => [start, count])).toEqual([
      ["2026-07-10", 8],
      ["2027-03-10", 1],
    ]);
  });

  test("whose proof is looked at for a day is decided on the way through time, as its day comes", async () => {
    const { visitor, walk, claim, email } = await student("reviewed");
    await walk("P11M20D");
    const asked = await visitor.call("student", "startStudentCheck", {
      body: { ...claim, schoolId: "us-lakeside" },
    });
    const checkId = asked.data.check?.id ?? "";
    expect(asked.data.check).toMatchObject({ state: "documentsNeeded", isRenewal: true });
    await visitor.call("student", "sendStudentDocument", {
      params: { checkId },
      body: {
        fileName: "reject-me.pdf",
        contentType: "application/pdf",
        contentInBase64: Buffer.from("%PDF-1.7").toString("base64"),
      },
    });
    await walk("P2D");
    const { data } = await visitor.call("student", "getStudentStatus", {});
    expect(data.check).toMatchObject({ state: "rejected", reason: "unreadable" });
    await expect.poll(() => studentMailsTo(email)).toContain("We couldn’t renew your student status");
    await walk("P1M");
    const paid = await invoicesOf(visitor);
    expect(paid.at(-1)).toBeGreaterThan(paid[0] ?? 0);
  }, 60_000);

  test("does not survive a quote whose proof is over when it is confirmed", async () => {
    const visitor = await api.visitor();
    await visitor.register("midnight@example.com");
    const claim = { firstName: "mid", lastName: "night", birthDate: "2004-05-06", schoolId: "us-northfield" };
    await visitor.call("student", "startStudentCheck", { body: claim });
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"), "WA");
    const { data: quote } = await quoteOf(visitor, { offerId: OFFER });
    await api.database.queries().execute("update student_verifications set verified_until = '2026-03-09'");
    const { status, problem } = await confirmOf(visitor, quote.id);
    expect([status, problem.code, problem.details]).toEqual([
      409,
      "QUOTE_CHANGED",
      { reason: "studentNotVerified" },
    ]);
    expect((await quoteOf(visitor, { offerId: OFFER })).problem.code).toBe("IDENTITY_NOT_ELIGIBLE_ERROR");
  });
});
