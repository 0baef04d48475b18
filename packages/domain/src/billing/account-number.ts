const RANDOM_DIGITS = 9;
const WRITTEN = /^\d{10}$/;

/** The digit that goes with others, by the rule that cards use: it tells of a wrong digit, and of two that changed places. */
function checkDigitOf(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The number of an account, made of a random one, so that nobody guesses the next from one they know. */
export function accountNumberFrom(random: number): string {
  const digits = String(random).padStart(RANDOM_DIGITS, "0");
  return digits + checkDigitOf(digits);
}

/** How many random ones there are. */
export const ACCOUNT_NUMBERS = 10 ** RANDOM_DIGITS;

/** The number without the blanks and hyphens that people write into it. */
export function readAccountNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** Whether a number that was read can be one of ours. */
export function isAccountNumber(number: string): boolean {
  return WRITTEN.test(number) && checkDigitOf(number.slice(0, -1)) === number.slice(-1);
}
