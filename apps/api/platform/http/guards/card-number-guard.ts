import type { FastifyInstance } from "fastify";
import { refuse } from "../../outcome.ts";
import { answerRefusal } from "../problem-answer.ts";

const SHORTEST_CARD = 13;
const LONGEST_CARD = 19;

// Every card-like run has as many digits as the shortest; most texts are done with once they are seen not to.
const MANY_DIGITS = /\d{4}(?:[ -]?\d){9}/;

// 13 to 19 digits in a row, or in the groups in which cards print them.
const CARD_LIKE = /(?<!\d)(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{5})(?!\d)/g;

// Every event and every shopper carries some; one in 5,600 holds groups of digits that a card could have.
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/**
 * Refuses any body that holds a card number: numbers belong into the processor's frame, and one that strays into
 * our calls would make every log and backup a place that card rules apply to.
 */
export function registerCardNumberGuard(scope: FastifyInstance): void {
  scope.addHook("preValidation", async (request, reply) => {
    if (request.body === undefined || request.body === null) return undefined;
    const { cardLikeFields } = request.routeOptions.config;
    if (!bodyHoldsCardNumber(without(request.body, cardLikeFields))) return undefined;
    return answerRefusal(request, reply, refuse("CARD_NUMBER_NOT_ALLOWED"));
  });
}

/** A body less the fields that are made for such numbers, as those of gift cards are. */
function without(body: unknown, fields: readonly string[] = []): unknown {
  if (fields.length === 0 || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));
}

/**
 * Looks into all names, texts and whole numbers; the digits of a fraction, as measured times have, are no card's.
 * Goes by a list of its own, since no call may be nested deeper than the stack.
 */
function bodyHoldsCardNumber(body: unknown): boolean {
  const toOpen: object[] = [];
  const isCardOrOpens = (value: unknown): boolean => {
    if (typeof value === "string") return holdsCardNumber(value);
    if (typeof value === "number") return Number.isInteger(value) && isWholeCardNumber(value);
    if (typeof value === "object" && value !== null) toOpen.push(value);
    return false;
  };
  if (isCardOrOpens(body)) return true;
  for (let value = toOpen.pop(); value !== undefined; value = toOpen.pop()) {
    if (Array.isArray(value)) {
      if (value.some(isCardOrOpens)) return true;
    } else if (Object.entries(value).some(([name, inner]) => holdsCardNumber(name) || isCardOrOpens(inner))) {
      return true;
    }
  }
  return false;
}

/** Whether a text holds a run of digits that passes the check that all card numbers pass. */
export function holdsCardNumber(text: string): boolean {
  if (text.length < SHORTEST_CARD || !MANY_DIGITS.test(text)) return false;
  return [...text.replaceAll(UUID, "…").matchAll(CARD_LIKE)].some(([run]) =>
    isCardNumber(run.replace(/\D/g, "")),
  );
}

function isWholeCardNumber(value: number): boolean {
  const digits = String(Math.abs(value));
  return digits.length >= SHORTEST_CARD && digits.length <= LONGEST_CARD && isCardNumber(digits);
}

// No card starts with 0 or 1; times in milliseconds do, and stand in many an address.
function isCardNumber(digits: string): boolean {
  return /^[2-6]/.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

declare module "fastify" {
  interface FastifyContextConfig {
    cardLikeFields?: readonly string[];
  }
}
