import { useRef, useState } from "react";
import { fieldOfNumber, type TypedNumber } from "./check-stop-calls.ts";

/** As many as the server takes at once. */
const MOST_NUMBERS = 10;

/** Phone numbers as they are typed, one field each. */
export function useTypedNumbers() {
  const nextKey = useRef(1);
  const [numbers, setNumbers] = useState<readonly TypedNumber[]>([{ key: 0, text: "" }]);

  function makeEmpty(): TypedNumber {
    const number = { key: nextKey.current, text: "" };
    nextKey.current += 1;
    return number;
  }

  return {
    numbers,
    /** Those of which something was typed. */
    told: numbers.filter(({ text }) => text.trim() !== ""),
    canAdd: numbers.length < MOST_NUMBERS,
    type: (key: number, text: string) =>
      setNumbers((before) => before.map((number) => (number.key === key ? { key, text } : number))),
    /** Adds an empty number and tells its field's name, for the focus. */
    add: () => {
      const number = makeEmpty();
      setNumbers((before) => [...before, number]);
      return fieldOfNumber(number);
    },
    remove: (key: number) => setNumbers((before) => before.filter((number) => number.key !== key)),
    clear: () => setNumbers([makeEmpty()]),
  };
}

export type TypedNumbers = ReturnType<typeof useTypedNumbers>;
