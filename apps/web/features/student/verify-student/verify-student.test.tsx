import type { StudentCheck, StudentStatus } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import { type Flow, FlowContext } from "#flows/engine/flow-context.ts";
import { createPurchaseStore } from "#flows/engine/purchase-draft.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ReverifyPage } from "../student-area/reverify-page.tsx";
import { StudentPage } from "../student-area/student-page.tsx";
import { VerificationStep } from "./verification-step.tsx";
import { VERIFY_STUDENT_MESSAGES } from "./verify-student-messages.ts";

const OVER: StudentStatus = {
  isStudent: false,
  verifiedUntil: "2027-03-10",
  renewableFrom: "2027-01-09",
  canRenew: true,
  plan: null,
  check: null,
};
const checkOf = (changes: Partial<StudentCheck> = {}): StudentCheck => ({
  id: "sch_1",
  state: "documentsNeeded",
  isRenewal: true,
  reason: null,
  answerBy: "2027-03-24T15:00:00Z",
  ...changes,
});
const FLOW: Flow = {
  definition: streamingOrganic,
  start: { isIneligible: false } as Flow["start"],
  purchase: createPurchaseStore("student", sessionStorage),
  currentStep: "offers",
  hasMoved: false,
  goTo: () => undefined,
  completeStep: () => undefined,
};
const SCHOOLS = { schools: [{ id: "us-northfield", name: "Northfield University" }] };

/** A step as a checkout draws it; nothing of it is settled here. */
function inFlow(step: ReactNode) {
  return <FlowContext value={FLOW}>{step}</FlowContext>;
}

function open(answers: Record<string, unknown>, Page: ComponentType = ReverifyPage) {
  const fake = fakeSkywave({ getStudentStatus: OVER, listSchools: SCHOOLS, ...answers });
  fake.setSession("authenticated");
  renderPage(() => <Page />, { fake });
  return fake;
}

async function fill() {
  await screen.findByRole("option", { name: "Northfield University" });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("student.verify.first-name", "Mina");
  type("student.verify.last-name", "Park");
  type("student.verify.birth-date", "2004-05-06");
  type("student.verify.school", "us-northfield");
}
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "student.verify.submit" }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("student.document.file"), { target: { files: [file] } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "student.document.submit" }));
const PDF = new File(["%PDF-1.7"], "enrolment.pdf", { type: "application/pdf" });

afterEach(cleanup);

describe("verifying a student", () => {
  it("names what is missing, and asks nobody", async () => {
    const fake = open({});
    await screen.findByRole("option", { name: "Northfield University" });
    confirm();
    expect(await screen.findAllByText("student.verify.invalid.lastName")).toHaveLength(2);
    expect(fake.calls.map(({ name }) => name)).not.toContain("startStudentCheck");
  });

  it.each([
    ["STUDENT_ALREADY_VERIFIED", "student.error.STUDENT_ALREADY_VERIFIED"],
    ["STUDENT_DISCOUNT_USED", "student.error.STUDENT_DISCOUNT_USED"],
    ["SERVICE_UNAVAILABLE", "student.error.VERIFICATION_UNAVAILABLE"],
    ["RATE_LIMIT_EXCEEDED", "failure.RATE_LIMIT_EXCEEDED"],
  ])("tells why nobody was verified, and keeps what was typed: %s", async (code, text) => {
    open({ startStudentCheck: refusal(code) });
    await fill();
    confirm();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByLabelText("student.verify.last-name")).toHaveProperty("value", "Park");
  });

  it("asks for a proof where the school cannot tell, and sends it", async () => {
    const needed = { ...OVER, check: checkOf() };
    const fake = open({
      startStudentCheck: needed,
      sendStudentDocument: { ...OVER, check: checkOf({ state: "inReview" }) },
    });
    await fill();
    confirm();
    const heading = await screen.findByRole("heading", { name: "student.renew.proof" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    send();
    expect(await screen.findByText("student.document.missing")).toBeDefined();
    choose(PDF);
    send();
    expect(await screen.findByText("student.review.text")).toBeDefined();
    const sent = fake.calls.find(({ name }) => name === "sendStudentDocument");
    expect(sent?.input).toMatchObject({
      params: { checkId: "sch_1" },
      body: { fileName: "enrolment.pdf", contentInBase64: btoa("%PDF-1.7") },
    });
  });

  it.each([
    ["STUDENT_CHECK_CLOSED", "student.error.STUDENT_CHECK_CLOSED"],
    ["UNSUPPORTED_MEDIA_TYPE", "student.error.WRONG_TYPE"],
    ["PAYLOAD_TOO_LARGE", "student.error.TOO_LARGE"],
    ["SERVICE_UNAVAILABLE", "student.error.VERIFICATION_UNAVAILABLE"],
  ])("tells why a proof was not taken: %s", async (code, text) => {
    open({ getStudentStatus: { ...OVER, check: checkOf() }, sendStudentDocument: refusal(code) });
    await screen.findByLabelText("student.document.file");
    choose(PDF);
    send();
    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    ["a step of a checkout", () => inFlow(<VerificationStep />)],
    ["the page of another year", ReverifyPage],
  ])("looks what became of a check that was closed meanwhile, in %s", async (_where, Page) => {
    const closed = { ...OVER, check: checkOf({ state: "rejected", reason: null }) };
    const answers = [{ ...OVER, check: checkOf() }, closed];
    const getStudentStatus = () => answers.shift() ?? closed;
    open({ getStudentStatus, sendStudentDocument: refusal("STUDENT_CHECK_CLOSED") }, Page);
    await screen.findByLabelText("student.document.file");
    choose(PDF);
    send();
    expect(await screen.findByText("student.closed.rejected")).toBeDefined();
    expect(screen.queryByLabelText("student.document.file")).toBeNull();
  });

  it.each([
    ["rejected", null, ["student.closed.rejected"]],
    ["rejected", "notEnrolled", ["student.closed.rejected", "student.reason.notEnrolled"]],
    ["expired", null, ["student.closed.expired"]],
  ] as const)("says why an earlier check came to nothing: %s, %s", async (state, reason, texts) => {
    open({ getStudentStatus: { ...OVER, check: checkOf({ state, reason }) } });
    for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
    const said = screen.getAllByText(/^student\.(?:closed|reason)\./).map(({ textContent }) => textContent);
    expect(said).toEqual(texts);
  });

  it("sends no file of a kind that is not taken", async () => {
    const fake = open({ getStudentStatus: { ...OVER, check: checkOf() } });
    await screen.findByLabelText("student.document.file");
    choose(new File(["<svg/>"], "card.svg", { type: "image/svg+xml" }));
    send();
    expect(await screen.findByText("student.error.WRONG_TYPE")).toBeDefined();
    expect(fake.calls.map(({ name }) => name)).not.toContain("sendStudentDocument");
  });

  it("looks again at a proof that is being looked at, and tells what came of it", async () => {
    const fake = open({ getStudentStatus: { ...OVER, check: checkOf({ state: "inReview" }) } });
    const again = await screen.findByRole("button", { name: "student.review.again" });
    fireEvent.click(again);
    expect(await screen.findByText("student.review.still")).toBeDefined();
    fake.answers["getStudentStatus"] = {
      ...OVER,
      check: checkOf({ state: "rejected", reason: "unreadable" }),
    };
    fireEvent.click(again);
    expect(await screen.findByText("student.reason.unreadable")).toBeDefined();
    expect(screen.getByLabelText("student.verify.last-name")).toBeDefined();
  });

  it("tells that the status did not come, and tries again on demand", async () => {
    const fake = open({ getStudentStatus: lost() });
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    fake.answers["getStudentStatus"] = OVER;
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await screen.findByRole("button", { name: "student.verify.submit" })).toBeDefined();
  });

  it("says when it can be renewed to whoever comes early, and shows no form", async () => {
    open({ getStudentStatus: { ...OVER, isStudent: true, canRenew: false } });
    expect(await screen.findByText("student.renew.early")).toBeDefined();
    expect(screen.queryByRole("button", { name: "student.verify.submit" })).toBeNull();
  });
});

describe("the student area", () => {
  const plan = {
    subscriptionId: "sub_1",
    name: "Horizon",
    currency: "USD" as const,
    before: 5.31,
    after: 12.77,
    stepsUpOn: "2027-03-10",
  };
  it.each([
    [
      "is no student yet",
      { ...OVER, verifiedUntil: null, renewableFrom: null, canRenew: false },
      "student.area.start",
    ],
    ["is over", OVER, "student.area.renew"],
    ["can be renewed", { ...OVER, isStudent: true, plan }, "student.area.renew"],
    ["is being looked at", { ...OVER, check: checkOf({ state: "inReview" }) }, "student.area.open"],
  ])("has one next move for somebody whose status %s", async (_how, status, move) => {
    open({ getStudentStatus: status }, StudentPage);
    expect(await screen.findByRole("button", { name: move })).toBeDefined();
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("has nothing to do for somebody whose status is good for long, and says what their plan will cost", async () => {
    open({ getStudentStatus: { ...OVER, isStudent: true, canRenew: false, plan } }, StudentPage);
    expect(await screen.findByText("student.area.renew-from")).toBeDefined();
    expect(screen.getByText("student.area.steps-up")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the messages of student verification", () => {
  it.each(LOCALES)("are there for every refusal in %s", (locale) => {
    const keys = Object.values(VERIFY_STUDENT_MESSAGES);
    expect(keys.filter((key) => !dictionaries[locale].student[key])).toEqual([]);
  });
});
