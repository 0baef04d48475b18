import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const reports: { page: Record<string, string> }[] = [];
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    for (const line of String(chunk).split("\n").filter(Boolean))
      if (line.includes("a page reports")) reports.push(JSON.parse(line));
    done();
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ LOG_LEVEL: "info" }, { logStream });
});
afterAll(() => api.close());

const update = (visitor: TestVisitor, useCase: string) =>
  visitor.call("legacy", "updateUseCase", { body: { useCase } });

/** What our log has of the message that this visitor's page reports now. */
async function reportBy(visitor: TestVisitor, message: string) {
  await visitor.call("legacy", "logMessage", { body: { message, logLevel: "ERROR" } });
  const report = reports.find(({ page }) => page["message"] === message);
  if (report === undefined) throw new Error("nothing was logged");
  return report.page;
}

describe("updateUseCase", () => {
  test("[S7.90] names in our log what the browser of a report is about, until it is about something else", async () => {
    const visitor = await api.visitor();
    expect(await reportBy(visitor, "before anything")).not.toHaveProperty("useCase");
    const noted = await update(visitor, "CHANGE_PLAN");
    expect([noted.status, noted.data]).toEqual([200, { data: { useCase: "CHANGE_PLAN" } }]);
    expect(await reportBy(visitor, "while changing")).toMatchObject({ useCase: "CHANGE_PLAN" });
    await update(visitor, "make-payment");
    expect(await reportBy(visitor, "while paying")).toMatchObject({ useCase: "make-payment" });
    expect(await reportBy(await api.visitor(), "somebody else")).not.toHaveProperty("useCase");
  });

  test("keeps it for half an hour, out of reach of scripts and other sites", async () => {
    const answer = await api.app.inject({
      method: "POST",
      url: "/services/apigateway/update-usecase",
      payload: { useCase: "LOGIN" },
    });
    expect(answer.cookies).toMatchObject([
      {
        name: "skywave-use-case",
        httpOnly: true,
        sameSite: "Lax",
        expires: new Date("2026-03-10T15:30:00Z"),
      },
    ]);
  });

  test("refuses what is no name, and logs none that somebody wrote into the cookie", async () => {
    const visitor = await api.visitor();
    for (const useCase of ["", "two words", "x".repeat(41), "1st"]) {
      const answer = await update(visitor, useCase);
      expect([answer.status, answer.problem]).toMatchObject([
        400,
        { error: { errorCode: "INVALID_PAYLOAD" } },
      ]);
    }
    visitor.cookies.set("skywave-use-case", "forged%20line");
    expect(await reportBy(visitor, "with a forged cookie")).not.toHaveProperty("useCase");
  });
});
