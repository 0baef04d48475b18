/** Numbers that look random and are the same for the same seed, so that a failure can be repeated. */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // Mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Credential {
  id: string;
  rawId: string;
  response: object;
}

const MUTATIONS = ["flip", "truncate", "extend", "respell", "swap", "foreign", "field", "id"] as const;

/**
 * A copy of a sound credential with one thing wrong: a bit flipped, an end cut off or grown, another spelling of the
 * same bytes, parts that changed places or come from another ceremony, or a field of the browser's words rewritten.
 */
export function mutateCredential<C extends Credential>(
  genuine: C,
  other: C,
  pick: (below: number) => number,
): { credential: C; what: string } {
  const parts = Object.entries(genuine.response).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const [name, text] = parts[pick(parts.length)] ?? ["", ""];
  const kind = MUTATIONS[pick(MUTATIONS.length)] ?? "flip";
  const bytes = Buffer.from(text, "base64url");
  const withPart = (value: string, what: string) => ({
    credential: { ...genuine, response: { ...genuine.response, [name]: value } },
    what: `${kind} ${name}${what}`,
  });
  switch (kind) {
    case "flip": {
      const at = pick(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << pick(8)), at);
      return withPart(bytes.toString("base64url"), ` at ${at}`);
    }
    case "truncate": {
      const length = pick(bytes.length);
      return withPart(bytes.subarray(0, length).toString("base64url"), ` to ${length}`);
    }
    case "extend":
      return withPart(Buffer.concat([bytes, Buffer.from([pick(256)])]).toString("base64url"), "");
    case "respell":
      return withPart(respell(text), "");
    case "swap": {
      const [, another] = parts.find(([key, value]) => key !== name && value !== text) ?? ["", ""];
      return withPart(another, "");
    }
    case "foreign":
      return withPart(String(Reflect.get(other.response, name)), "");
    case "field": {
      const words = JSON.parse(
        Buffer.from(String(Reflect.get(genuine.response, "clientDataJSON")), "base64url").toString(),
      );
      const key = ["type", "challenge", "origin"][pick(3)] ?? "type";
      const rewritten = JSON.stringify({ ...words, [key]: [`${words[key]}x`, "", null, 1][pick(4)] });
      const clientDataJSON = Buffer.from(rewritten).toString("base64url");
      return {
        credential: { ...genuine, response: { ...genuine.response, clientDataJSON } },
        what: `${kind} ${key}`,
      };
    }
    case "id": {
      const id = respellOrFlip(genuine.id, pick);
      return { credential: { ...genuine, id, rawId: pick(2) === 0 ? id : genuine.rawId }, what: kind };
    }
  }
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Other text for the same bytes, where the last letter has bits to spare; else one letter more. */
function respell(text: string): string {
  const spare = (text.length * 6) % 8;
  const last = ALPHABET.indexOf(text.at(-1) ?? "A");
  return spare === 0 ? `${text}A` : text.slice(0, -1) + (ALPHABET[last ^ 1] ?? "A");
}

function respellOrFlip(text: string, pick: (below: number) => number): string {
  if (pick(2) === 0) return respell(text);
  const bytes = Buffer.from(text, "base64url");
  bytes.writeUInt8(bytes.readUInt8(0) ^ (1 << pick(8)), 0);
  return bytes.toString("base64url");
}
