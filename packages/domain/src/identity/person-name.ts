const NAME = /^[\p{Script=Latin}][\p{Script=Latin}\p{M} '.’-]{0,49}$/u;

/** Whether a trimmed first or last name can be printed on a bill: 1–50 Latin letters, accents, space, ' . -. */
export function isPersonName(name: string): boolean {
  return NAME.test(name);
}
