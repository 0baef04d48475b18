const MAX_LENGTH = 50;
const FALLBACK = "Listener";

/** What to call a listener who was never asked: their username, or what of their address is a name. */
export function nicknameFrom(handle: { username: string | null; email: string | null }): string {
  const name = handle.username ?? handle.email?.split("@", 1)[0]?.split("+", 1)[0] ?? "";
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const nickname = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return nickname === "" ? FALLBACK : nickname.slice(0, MAX_LENGTH);
}
