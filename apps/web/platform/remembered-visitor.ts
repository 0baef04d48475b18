/** What a visitor has typed about themselves on a page that led on. */
export interface RememberedVisitor {
  firstName: string;
  lastName: string;
  email: string;
  zipCode: string;
}

// In the memory of this page only: it is gone with a reload, and is neither kept nor sent anywhere.
let remembered: RememberedVisitor | undefined;

export function rememberVisitor(visitor: RememberedVisitor): void {
  remembered = visitor;
}

/** For the first values of a form, so that nobody types twice; undefined for most. */
export function rememberedVisitor(): RememberedVisitor | undefined {
  return remembered;
}
