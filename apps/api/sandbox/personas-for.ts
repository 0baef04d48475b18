import { CHECKOUT, DEEP_LINKS } from "./deep-links.ts";
import { type Persona, PERSONAS, SANDBOX_PASSWORD } from "./personas.ts";

/** Personas and links as the sandbox page shows them, for the host it is opened on. */
export function personasFor(host: string) {
  const urlFor = (country: "US" | "CA", path: string) => `http://${hostOf(country, host)}${path}`;
  return {
    personas: PERSONAS.map((persona) => {
      const { id, name, description, country, language, email, hasPassword } = persona;
      const { label, path, query = {} } = wayToBe(persona);
      const search = new URLSearchParams({ ...query, langpref: language });
      return {
        id,
        name,
        description,
        country,
        language,
        ...(email !== undefined && { email }),
        ...(hasPassword === true && {
          password: SANDBOX_PASSWORD,
          storyPath: persona.storyPath ?? "/account",
        }),
        links: [{ label, url: urlFor(country, `${path}?${search.toString()}`) }],
      };
    }),
    deepLinks: DEEP_LINKS.map(({ path, ...link }) => ({ ...link, url: urlFor(link.country, path) })),
  };
}

/** How a newcomer becomes a persona: the sandbox page signs in whoever has a password. */
function wayToBe({ id, email, hasPassword, storyPath }: Persona): {
  label: string;
  path: string;
  query?: Record<string, string>;
} {
  if (hasPassword === true) return { label: "Be", path: "/sandbox", query: { as: id } };
  if (email !== undefined) return { label: "Sign in", path: "/account/login" };
  if (storyPath !== undefined) return { label: "Find the account", path: storyPath };
  return { label: "Checkout", path: `${CHECKOUT}/organic` };
}

/** Canada lives on a host whose name starts with "can". */
function hostOf(country: "US" | "CA", host: string): string {
  const [, port] = host.split(":");
  const suffix = port === undefined ? "" : `:${port}`;
  return country === "CA" ? `can.localhost${suffix}` : `localhost${suffix}`;
}
