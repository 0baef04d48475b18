const HIDDEN = "•••";

/** Shows enough of an address for its owner to know it: `jo@mail.example.com` becomes `j•••@m•••.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  return `${email.slice(0, 1)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}${domain.slice(domain.lastIndexOf("."))}`;
}

/** Shows the last four digits of a phone number. */
export function maskPhone(phone: string): string {
  return `${HIDDEN}-${HIDDEN}-${phone.slice(-4)}`;
}
