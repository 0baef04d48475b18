import type { Random } from "./random.ts";

/** A request in its parts, before it is written as one. */
export interface Request {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

const DEEP = JSON.parse(`${'{"a":['.repeat(200)}1${"]}".repeat(200)}`);

/** What careless and hostile callers send where something else is meant. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.1,
  0.005,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  99_999_999_999,
  "",
  " ",
  "\t\n",
  "a",
  "\0",
  "a\0b",
  "\u0001\u001B[2J",
  "\uD800",
  "x\uDFFFy",
  "\uFEFF",
  "\uFFFF",
  "\u202Etxt.exe",
  "\u2066a\u2069",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-0",
  "1e1000",
  "0x1F",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "%00",
  "%2e%2e%2f",
  "../../../etc/passwd",
  "a/b",
  "?a=b#c",
  "'; drop table orders; --",
  '" or 1=1',
  "{{7*7}}",
  "${jndi:ldap://a}",
  "<script>alert(1)</script>",
  "%s%n%x",
  "\\",
  "😀".repeat(60),
  "İıß",
  "ﷺ".repeat(40),
  "Z͑ͫ̓a̴l̷g͢o͜",
  "x".repeat(61),
  "x".repeat(255),
  "x".repeat(5_000),
  "0".repeat(40),
  "9".repeat(400),
  "4242424242424242",
  "2026-02-30",
  "2026-13-01",
  "0000-00-00",
  "-271821-04-19",
  "+275760-09-14",
  "9999-12-31",
  "2026-03-10T25:61:61Z",
  "2026-03-10T10:00:00+99:00",
  "P1Y",
  "a@b",
  "a@example.com\r\nbcc: b@example.com",
  "@",
  "a".repeat(250) + "@x.co",
  "http://",
  "javascript:alert(1)",
  "http://[::1",
  "//elsewhere.test",
  "US\0",
  "us",
  "ZZ",
  "+1",
  "+15551234567890123",
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: 1 },
  { __proto__: null, toString: 1 },
  { length: 1e9 },
  { "": "" },
  { next: "x" },
  DEEP,
  Array.from({ length: 2_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 500 }, (_one, place) => [`k${place}`, place])),
];

const HEADERS: readonly (readonly [string, unknown])[] = [
  ["authorization", "Bearer x"],
  ["authorization", `Bearer ${"a".repeat(64)}`],
  ["authorization", "Basic YTpi"],
  ["authorization", ""],
  ["authorization", `Bearer ${"a".repeat(600)}`],
  ["content-type", "text/plain"],
  ["content-type", "application/json; charset=utf-16"],
  ["content-type", "multipart/form-data; boundary=x"],
  ["content-type", ""],
  ["origin", "https://elsewhere.test"],
  ["origin", "null"],
  ["idempotency-key", ""],
  ["idempotency-key", "of-the-campaign-1"],
  ["idempotency-key", "x".repeat(500)],
  ["cookie", "a=b"],
  ["cookie", "refresh=%; =; ;;="],
  ["cookie", "langpref=%E0%A4%A"],
  ["sxm-trace-id", "x"],
  ["sxm-trace-id", "x".repeat(300)],
  ["accept-encoding", "br;q=a"],
  ["accept-language", "fr-CA,\u00e9;q=x"],
  ["host", "elsewhere.test"],
  ["host", "[::1]:99999"],
  ["host", ""],
  ["x-forwarded-for", "1.1.1.1, x"],
  ["x-sxm-clock", "-1"],
  ["x-sxm-clock", "2026-99-99"],
  ["user-agent", ""],
  ["x-sxm-test", "yes"],
];

/** Changes one part of a request, or several, into what was not meant. */
export function mutateRequest(request: Request, random: Random): Request {
  const mutated: Request = structuredClone(request);
  const times = 1 + (random.isOneIn(4) ? random.below(3) : 0);
  for (let time = 0; time < times; time += 1) mutateOnce(mutated, random);
  return mutated;
}

function mutateOnce(request: Request, random: Random): void {
  const kind = random.below(20);
  if (kind < 2) {
    const [name, value] = random.pick(HEADERS);
    request.headers[name] = value;
    return;
  }
  if (kind === 2) {
    request.body = hostileValue(random);
    return;
  }
  const spots = [request.params, request.query, request.body].flatMap((part) => spotsIn(part));
  if (spots.length === 0 || kind === 3) {
    request.query[random.pick(["country", "locale", "pageSize", "nextToken", "x", "__proto__"])] =
      hostileValue(random);
    return;
  }
  const { holder, name } = random.pick(spots);
  mutateAt(holder, name, random);
}

interface Spot {
  holder: Record<string, unknown>;
  name: string;
}

/** Every field of a value, however deep. */
function spotsIn(value: unknown): Spot[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...spotsIn(holder[name])]);
}

function mutateAt(holder: Record<string, unknown>, name: string, random: Random): void {
  const value = holder[name];
  switch (random.below(8)) {
    case 0:
      delete holder[name];
      return;
    case 1:
      holder[name] = [value, value];
      return;
    case 2:
      holder[name] = { [name]: value };
      return;
    case 3:
      if (typeof value === "string") {
        const at = random.below(value.length + 1);
        holder[name] = value.slice(0, at) + textOf(hostileValue(random)) + value.slice(at);
        return;
      }
      holder[name] = typeof value === "number" ? -value : textOf(value);
      return;
    case 4:
      // A list would become as long as the number says.
      if (Array.isArray(holder)) holder.push(value);
      else holder[textOf(hostileValue(random))] = value;
      return;
    default:
      holder[name] = hostileValue(random);
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null).slice(0, 200);
}

/** A copy, since it may be mutated again. */
function hostileValue(random: Random): unknown {
  return structuredClone(random.pick(HOSTILE));
}
