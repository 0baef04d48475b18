import { press, typeInto } from "../support/keyboard.ts";
import { Student } from "../support/clock-walk/student.ts";
import { Member } from "../support/member.ts";
import type { Subscriber } from "../support/subscriber.ts";
import { countriesOf, type Refusal, type Situation } from "./refusal.ts";

const SOLD_THERE = { US: "SKYWUSGIFT50AIR1", CA: "SKYWCAGIFT50AIR1" };

async function partnerPlan(
  { page }: Subscriber,
  sale: { country: "US" | "CA"; isOver?: boolean },
): Promise<string> {
  const sold = await page.request.post("/sandbox/api/partner-plans", {
    data: sale,
    headers: { "sxm-trace-id": "a-sale-elsewhere" },
  });
  return (await sold.json()).path;
}

async function addPlan(person: Member, path: string): Promise<void> {
  await person.open(path);
  await press(person.page, person.button("entitlement.link.add"));
}

async function enterGiftCard(person: Subscriber, code: string): Promise<void> {
  await person.open("/account/gift-card");
  await person.typeGiftCard(code);
}

/** Somebody else, in a browser of their own, who is there first. */
async function somebodyElse(person: Subscriber, act: (other: Member) => Promise<void>): Promise<void> {
  const browser = person.page.context().browser();
  if (browser === null) throw new Error("The page has no browser of its own");
  const context = await browser.newContext();
  const other = new Member(await context.newPage(), person.locale);
  await other.join();
  await act(other);
  await context.close();
}

const plansOfPartners: readonly Refusal[] = [
  {
    name: "a partner's link that is none",
    meet: (person) => addPlan(person, "/subscribe/entitlement#not-a-link-of-a-partner"),
    says: "entitlement.error.LINK_UNKNOWN",
  },
  {
    name: "a partner's link that is over",
    meet: async (person) => {
      const [country] = countriesOf(person);
      await addPlan(person, await partnerPlan(person, { country, isOver: true }));
    },
    says: "entitlement.error.LINK_EXPIRED",
  },
  {
    name: "a partner's link of the other country",
    meet: async (person) => {
      const [, country] = countriesOf(person);
      await addPlan(person, await partnerPlan(person, { country }));
    },
    says: "entitlement.error.COUNTRY_ERROR",
  },
  {
    name: "a partner's plan that is somebody else's",
    meet: async (person) => {
      const [country] = countriesOf(person);
      const path = await partnerPlan(person, { country });
      await somebodyElse(person, async (other) => {
        await addPlan(other, path);
        await other.page.getByRole("article").first().waitFor();
      });
      await addPlan(person, path);
    },
    says: "entitlement.error.PARTNER_PLAN_IN_USE",
  },
];

/** Goes to Amazon, agrees there in the name of an account, and comes back. */
async function linkAmazon(person: Member, account: string): Promise<void> {
  const { page } = person;
  await person.open("/subscribe/linking/device-link-amazon");
  await press(page, person.button("amazon.go"));
  await typeInto(page, page.getByLabel("Account", { exact: true }), account);
  await press(page, page.getByRole("button", { name: "Allow" }));
  await press(page, person.button("amazon.finish"));
}

const devices: readonly Refusal[] = [
  {
    name: "a code that no device shows",
    meet: async (person) => {
      await person.open("/onboarding/device-linking");
      await typeInto(person.page, person.field("linking.code"), "BBBB-BBBB");
      await press(person.page, person.button("linking.continue"));
    },
    says: "linking.error.INVALID_ACTIVATION_CODE",
  },
  {
    name: "a way back from Amazon that is another's",
    meet: async (person) => {
      await person.open("/amzauth?code=of-another&state=of-another");
      await press(person.page, person.button("amazon.finish"));
    },
    says: "amazon.error.LINK_STATE_MISMATCH",
  },
  {
    name: "an account of Amazon that plays for somebody else",
    meet: async (person) => {
      const account = `shared by ${person.email}`;
      await somebodyElse(person, async (other) => {
        await linkAmazon(other, account);
        await other.heading("amazon.done-heading").waitFor();
      });
      await linkAmazon(person, account);
    },
    says: "amazon.error.LINKED_ELSEWHERE",
  },
];

/** Asks a school about a student of that name. */
async function claimAs(
  person: Member,
  lastName: string,
  school: "answersAtOnce" | "knowsNobody",
): Promise<void> {
  const student = new Student(person.page, person.locale, person.page);
  await student.open("/subscribe/checkout/studentverification/new");
  await press(student.page, student.button("account-step.continue"));
  await student.claim(school, lastName);
}

const students: readonly Refusal[] = [
  {
    name: "a student whom the school does not know",
    meet: (person) => claimAs(person, "Ferrer", "knowsNobody"),
    says: "student.reason.notEnrolled",
  },
  {
    name: "a student's price that another account has",
    meet: async (person) => {
      const lastName = person.email.split("@")[0] ?? "";
      await somebodyElse(person, async (other) => {
        await claimAs(other, lastName, "answersAtOnce");
        await other.heading("student.verified.heading").waitFor();
      });
      await claimAs(person, lastName, "answersAtOnce");
    },
    says: "student.error.STUDENT_DISCOUNT_USED",
  },
];

const giftCards: readonly Refusal[] = [
  {
    name: "a gift card that is none",
    meet: (person) => enterGiftCard(person, "BBBB-BBBB-BBBB-BBBB"),
    says: "gift-card.error.BAD_DATA_RETURNED",
  },
  {
    name: "a gift card of the other country",
    meet: (person) => enterGiftCard(person, SOLD_THERE[countriesOf(person)[1]]),
    says: "gift-card.error.COUNTRY_ERROR",
  },
];

const withoutPlan: readonly Refusal[] = [
  {
    name: "an upgrade of nothing",
    meet: (person) => person.open("/subscribe/checkout/upgrade"),
    says: "plan.none",
  },
  {
    name: "a VIP plan over nothing",
    meet: (person) => person.open("/subscribe/upgrade-vip"),
    says: "plan.none",
  },
  {
    name: "a renewal of nothing",
    meet: (person) => person.open("/subscribe/checkout/renewal"),
    says: "plan.none",
  },
  {
    name: "a change of nothing",
    meet: (person) => person.open("/subscription/change"),
    says: "plan.none",
  },
  {
    name: "a cancellation of nothing",
    meet: (person) => person.open("/subscription/cancel"),
    says: "plan.none",
  },
  {
    name: "a student's year that never began",
    meet: (person) => person.open("/student"),
    says: "student.area.none",
  },
  {
    name: "a username that is somebody else's",
    meet: async (person) => {
      const username = person.email.split("@")[0]?.replaceAll("-", ".") ?? "";
      await somebodyElse(person, async (other) => {
        await other.open("/account/credentials");
        await typeInto(other.page, other.field("credentials.username"), username);
        await press(other.page, other.button("credentials.save"));
        await other.heading("credentials.done-heading").waitFor();
      });
      await person.open("/account/credentials");
      await typeInto(person.page, person.field("credentials.username"), username);
      await press(person.page, person.button("credentials.save"));
    },
    says: "security.username.error.USERNAME_IN_USE",
  },
];

export const members: readonly Situation[] = [
  {
    who: "somebody with an account",
    prepare: (person) => person.join(),
    refusals: [...plansOfPartners, ...devices, ...students, ...giftCards, ...withoutPlan],
  },
];
