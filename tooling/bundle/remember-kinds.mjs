const ENTITY = /\/node_modules\/drizzle-orm\/entity\.js$/;
const DECLARATION = "function is(value, type) {";

/**
 * The query builder asks of every part of a statement what kind it is, up to a dozen times, and goes through all its
 * ancestors each time: a tenth of what a purchase costs. What it finds depends on the prototype and the kind alone.
 */
const REMEMBERED = `
const kindsOf = new WeakMap();
function is(value, type) {
  if (value === null || typeof value !== "object") return isOfKind(value, type);
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return isOfKind(value, type);
  let kinds = kindsOf.get(prototype);
  if (kinds === undefined) kindsOf.set(prototype, (kinds = new Map()));
  let isKind = kinds.get(type);
  if (isKind === undefined) kinds.set(type, (isKind = isOfKind(value, type)));
  return isKind;
}
function isOfKind(value, type) {`;

/** A part of the bundler that lets the query builder remember its answers. Stops where that library has changed. */
export function rememberKinds() {
  return {
    name: "remember-kinds",
    transform(code, id) {
      if (!ENTITY.test(id.replaceAll("\\", "/"))) return null;
      if (code.split(DECLARATION).length !== 2)
        this.error(`${id} tests kinds in a way that is not known here`);
      return { code: code.replace(DECLARATION, () => REMEMBERED.trimStart()), map: null };
    },
  };
}
