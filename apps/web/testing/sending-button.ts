import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { fakeSkywave, lost } from "./fake-skywave.ts";
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

const never = () => new Promise(() => undefined);

async function press({ press: name, call, draw, ...before }: SendingButton, answer: unknown) {
  const { typed = {}, first = [], at = "/", answers = {} } = before;
  const fake = fakeSkywave({ ...answers, [call]: answer });
  fake.setSession("authenticated");
  const { told } = renderPage(draw, { fake, at });
  const find = (wanted: string | RegExp) => screen.findByRole("button", { name: wanted });
  for (const earlier of first) fireEvent.click(await find(earlier));
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const button = await find(name);
  const countCalls = () => fake.calls.filter((sent) => sent.name === call).length;
  fireEvent.click(button);
  return { fake, told, button, countCalls, pressAgain: () => fireEvent.click(button) };
}

/** Presses a button whose call is never answered; returns the button and how often it has called. */
export const pressUnanswered = (sending: SendingButton) => press(sending, never);

/** Presses a button whose call meets a network that is gone; what is told of it, where the focus goes, and a way on. */
export async function pressUnreachable(sending: SendingButton) {
  const { fake, told, button, countCalls } = await press(sending, lost());
  const alert = (await screen.findByText("failure.UNREACHABLE")).closest<HTMLElement>("[role=alert]");
  const retry = alert?.querySelector("button") ?? null;
  const isTracked = () =>
    told.some(
      ({ groups: { errorInfo } }) => errorInfo && Reflect.get(errorInfo, "errorName") === "UNREACHABLE",
    );
  return {
    button,
    countCalls,
    /** Of "focus", "told" and "retry" what there is. */
    whatFollows: () =>
      [
        alert !== null && document.activeElement === alert && "focus",
        isTracked() && "told",
        retry !== null && "retry",
      ]
        .filter(Boolean)
        .join(" "),
    /** Presses the retry, and then whatever of the two buttons is still there. */
    retryTwice: () => {
      fake.answers[sending.call] = never;
      if (retry !== null) for (const pressed of [retry, retry, button]) fireEvent.click(pressed);
    },
  };
}
