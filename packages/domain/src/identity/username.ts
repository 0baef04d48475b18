// No @: a name that looks like somebody's address would be taken for it.
const USERNAME = /^[a-z0-9](?:[a-z0-9._-]{1,58}[a-z0-9])$/;

/** Whether a normalised text can be a username: 3 to 60 letters, digits, dots, dashes, not at the ends. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

/** A username as others may see it over a shoulder: l•••r. */
export function maskUsername(username: string): string {
  return `${username.slice(0, 1)}•••${username.slice(-1)}`;
}
