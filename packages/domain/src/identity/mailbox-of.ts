/** Mailboxes that ignore dots before the @. */
const WITHOUT_DOTS: readonly string[] = ["gmail.com", "googlemail.com"];

/** The mailbox behind an address, so that one person with many spellings of it is one: no tag, no dots that do not count. */
export function mailboxOf(normalisedEmail: string): string {
  const at = normalisedEmail.lastIndexOf("@");
  const [local = ""] = normalisedEmail.slice(0, at).split("+");
  const domain = normalisedEmail.slice(at + 1);
  return WITHOUT_DOTS.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
