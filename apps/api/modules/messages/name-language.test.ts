import { expect, test } from "vitest";
import { nameLanguage, nameLanguages } from "./name-language.ts";

const URL_WITH_ALL = "https://ca.example.com/account/magic-link?plan=a%20b#secret";

test("keeps the query and the secret behind the # of an address", () => {
  expect(nameLanguage(URL_WITH_ALL, "fr-CA")).toBe(
    "https://ca.example.com/account/magic-link?plan=a+b&langpref=fr-CA#secret",
  );
  expect(nameLanguage("https://ca.example.com/", "en-CA")).toBe("https://ca.example.com/?langpref=en-CA");
});

test("names nothing where there is one language to read", () => {
  expect(nameLanguage(URL_WITH_ALL, "en-US")).toBe(URL_WITH_ALL);
});

test("changes links and the address that a text names, and nothing that a person wrote", () => {
  const url = "https://ca.example.com/account";
  const mail = {
    subject: url,
    heading: url,
    footer: url,
    language: "fr-CA",
    blocks: [
      { kind: "link" as const, label: "Ouvrir", url },
      { kind: "text" as const, text: `Voir ${url}.`, url },
      { kind: "text" as const, text: url },
      { kind: "quote" as const, text: url, by: url },
    ],
  };
  const named = `${url}?langpref=fr-CA`;
  expect(nameLanguages(mail, "fr-CA")).toEqual({
    ...mail,
    blocks: [
      { kind: "link", label: "Ouvrir", url: named },
      { kind: "text", text: `Voir ${named}.`, url: named },
      ...mail.blocks.slice(2),
    ],
  });
});
