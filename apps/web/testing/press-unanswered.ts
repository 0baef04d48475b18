import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { fakeSkywave } from "./fake-skywave.ts";
import { renderPage } from "./render-page.tsx";

/** A button that sends a call, and what leads to it. */
export interface SendingButton {
  press: string | RegExp;
  /** What it sends. */
  call: string;
  draw: () => ReactNode;
  /** What is typed or chosen before, by the labels of the fields. */
  typed?: Readonly<Record<string, string>>;
  /** Buttons that are pressed before. */
  first?: readonly (string | RegExp)[];
  /** The address of the page. */
  at?: string;
  answers?: Readonly<Record<string, unknown>>;
}

/** Presses a button twice whose call is never answered; returns the button and how often it has called. */
export async function pressUnanswered(sending: SendingButton) {
  const { press, call, draw, typed = {}, first = [], at = "/", answers = {} } = sending;
  const fake = fakeSkywave({ ...answers, [call]: () => new Promise(() => undefined) });
  fake.setSession("authenticated");
  renderPage(draw, { fake, at });
  const find = (name: string | RegExp) => screen.findByRole("button", { name });
  for (const name of first) fireEvent.click(await find(name));
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const button = await find(press);
  const countCalls = () => fake.calls.filter(({ name }) => name === call).length;
  fireEvent.click(button);
  return { button, countCalls, pressAgain: () => fireEvent.click(button) };
}
