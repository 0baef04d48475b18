import { expect } from "@playwright/test";
import { ClockWalker, ZONE } from "./clock-walker.ts";
import { press, reach, typeInto } from "../keyboard.ts";

const SCHOOLS = {
  answersAtOnce: { US: "Northfield University", CA: "Université Saint-Aubin" },
  asksForDocuments: { US: "Lakeside College", CA: "Collège du Fleuve" },
  knowsNobody: { US: "Summit Institute", CA: "Shield Polytechnic" },
} as const;

/** A student, whose own clock is moved through their year. */
export class Student extends ClockWalker {
  /** Enters who they are, and asks their school. */
  async claim(school: keyof typeof SCHOOLS, lastName = this.email.split("@")[0] ?? ""): Promise<void> {
    const country = this.locale === "en-US" ? "US" : "CA";
    await typeInto(this.page, this.field("student.verify.first-name"), "Mina");
    // One student has the discount on one account, so each is somebody else.
    await typeInto(this.page, this.field("student.verify.last-name"), lastName);
    const birthDate = this.field("student.verify.birth-date");
    await reach(this.page, birthDate);
    await birthDate.fill("2004-05-06");
    const list = this.field("student.verify.school");
    await expect(list.getByRole("option", { name: SCHOOLS[school][country] })).toBeAttached();
    await reach(this.page, list);
    await list.selectOption({ label: SCHOOLS[school][country] });
    await press(this.page, this.button("student.verify.submit"));
  }

  async sendProof(fileName: string): Promise<void> {
    const input = this.field("student.document.file");
    await reach(this.page, input);
    await input.setInputFiles({
      name: fileName,
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 enrolled this term"),
    });
    await press(this.page, this.button("student.document.submit"));
  }

  /** Sets this person's clock where the sandbox's list does not know them yet: nothing was mailed to them so far. */
  async setFirstClock(date: Temporal.PlainDate): Promise<void> {
    const set = date.toZonedDateTime({ timeZone: ZONE, plainTime: "12:00" }).toInstant().toString();
    const moved = await this.page.request.post("/sandbox/api/clock", {
      data: { set, who: this.email },
      headers: { "sxm-trace-id": "a-first-step" },
    });
    expect(moved.status()).toBe(200);
  }

  /** What was paid since the purchase, the last one first, as the mails about it say. */
  async expectReceipts(amounts: readonly number[]): Promise<void> {
    const known = [...new Set(amounts)];
    const subjectOf = (amount: number) =>
      this.mailText("transactional.receipt.subject", { amount: this.money(amount) });
    const paid = async () =>
      (await this.mails()).flatMap(({ subject }) => known.filter((amount) => subject === subjectOf(amount)));
    await expect.poll(paid).toEqual(amounts);
  }

  /** From the plan for students to the confirmation. */
  async buyPlan(): Promise<void> {
    await this.payForPlan();
    await expect(this.heading("confirmation.heading")).toBeVisible();
  }

  /** Goes on with the plan to the button that pays, and presses it. */
  async payForPlan(): Promise<void> {
    await press(this.page, this.button("student.plan.continue", { offer: "Horizon" }));
    await this.enterAddress();
    await this.enterCard();
    await this.completeOrder();
  }
}
