import { expect, type Page } from "@playwright/test";

/** An event as a data layer holds it: its name, and its groups of data. */
export interface SeenEvent {
  name: string;
  groups: Record<string, Record<string, unknown> | undefined>;
}

interface TrackedWindow {
  dataLayer?: readonly Record<string, unknown>[];
  digitalData?: { event: readonly { eventInfo: { eventName: string }; attributes: SeenEvent["groups"] }[] };
}

/** What both layers of the page hold by now; they must hold the same. */
export async function eventsOn(page: Page): Promise<SeenEvent[]> {
  const layers = await page.evaluate(() => {
    const { dataLayer = [], digitalData } = window as unknown as TrackedWindow;
    const other = digitalData?.event ?? [];
    return {
      flat: dataLayer.map(({ event, ...groups }) => ({ name: event, groups })),
      named: other.map(({ eventInfo, attributes }) => ({ name: eventInfo.eventName, groups: attributes })),
    };
  });
  expect(layers.flat).toEqual(layers.named);
  return layers.named;
}

/** Waits for an event to be told, and gives all events until then. */
export async function eventsUntil(page: Page, name: string): Promise<SeenEvent[]> {
  const told = async () => (await eventsOn(page)).map((event) => event.name);
  await expect.poll(told).toContain(name);
  return eventsOn(page);
}

/** An event in one line, as a reader of a sequence wants it: what, where, and which error. */
export function lineOf({ name, groups }: SeenEvent): string {
  const { pageName, phase, flowName, flowType, componentName, selectedVerificationOption } = (groups[
    "pageInfo"
  ] ?? {}) as Partial<Record<string, string>>;
  const flow = flowName === undefined ? undefined : `in ${flowName}/${flowType}`;
  if (name === "flow-start") return [name, flow].join(" ");
  if (name.endsWith("page-view")) return [name, pageName, phase, flow].filter(Boolean).join(" ");
  if (name.endsWith("-error")) return [name, errorOf(groups["errorInfo"] ?? {})].join(" ");
  // A component that is the step itself says no more than the view before it did.
  const component = componentName === pageName ? undefined : componentName;
  return [name, component, selectedVerificationOption].filter(Boolean).join(" ");
}

function errorOf(record: object): string {
  const { errorName, errorDetails, sequenceNumber } = record as Partial<{
    errorName: string;
    errorDetails: { fieldErrors: { fieldName: string }[] };
    sequenceNumber: number;
  }>;
  const what = errorName ?? errorDetails?.fieldErrors.map(({ fieldName }) => fieldName).join(",");
  return `${what} #${sequenceNumber}`;
}

/** Waits until both layers were told this, in this order, and nothing else. */
export async function expectTold(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(async () => (await eventsOn(page)).map(lineOf)).toEqual(lines);
}
