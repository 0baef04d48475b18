import type { FoundDevice } from "@skywave/contract";
import type { TrackedEvent } from "@skywave/tracking";
import { fireEvent, screen, within } from "@testing-library/react";
import { FindRadio } from "#features/radios/find-radio/find-radio.tsx";
import { type FakeSkywave, fakeSkywave } from "./fake-skywave.ts";
import { renderPage } from "./render-page.tsx";

export const RADIO: FoundDevice = {
  token: "found-1",
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
};
export const NONE = { data: { devices: [] } };
export const RIGHT_VIN = "9SKVR2H45R1000217";
export const MISTYPED_VIN = "9SKVR2H49R1000217";

/** The three ways to a radio, where a plate can be looked up too. */
export function openFindRadio(
  answers: Record<string, unknown> = {},
  {
    hasPlateLookup = true,
    country = "US",
    delay = Promise.resolve(),
  }: { hasPlateLookup?: boolean; country?: "US" | "CA"; delay?: Promise<void> } = {},
): { fake: FakeSkywave; found: FoundDevice[]; names: () => string[]; told: TrackedEvent[] } {
  const fake = fakeSkywave(answers);
  Reflect.set(fake.skywave, "delay", () => delay);
  const found: FoundDevice[] = [];
  const { told } = renderPage(
    () => <FindRadio hasPlateLookup={hasPlateLookup} onFound={(radio) => found.push(radio)} />,
    { fake, country },
  );
  return { fake, found, names: () => told.map(({ name }) => name), told };
}

/** Fills the form of one way, and sends it. */
export async function findRadio(
  way: "RID" | "VIN" | "LPL",
  typed: Readonly<Record<string, string>>,
  say = (key: string) => key,
) {
  const opener = await screen.findByRole("button", { name: say(`find-radio.way.${way}`) });
  fireEvent.click(opener);
  const panel = document.getElementById(opener.getAttribute("aria-controls") ?? "");
  if (panel === null) throw new Error("nothing is opened");
  const form = within(panel);
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const press = () => fireEvent.click(form.getByRole("button", { name: say("find-radio.submit") }));
  press();
  return { form, press };
}
