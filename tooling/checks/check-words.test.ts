import { describe, expect, test } from "vitest";
import { checkWords } from "./check-words.ts";

const glossary = {
  path: "docs/glossary.md",
  text: `# Glossary

| Word | What it is | _Avoid_ |
| --- | --- | --- |
| Plan | what is sold | package |

## The words people read

| English | French (Canada) | Never in English | Never in French |
| --- | --- | --- | --- |
| email | courriel | e-mail | email, e-mail |
| continue | continuer | go on, goes on | |
`,
};
const english = (text: string) => ({
  path: "packages/localization/src/account/en-us.ts",
  text: `export const accountEnUs = { "account.a": ${JSON.stringify(text)} } as const;`,
});
const french = (text: string) => ({
  path: "packages/localization/src/account/fr-ca.ts",
  text: `export const accountFrCa = { "account.a": ${JSON.stringify(text)} };`,
});

describe("checkWords", () => {
  test("is content with the words of the table, and with what others are in another language", () => {
    const files = [glossary, english("Your email. We continue."), french("Votre courriel {email}")];
    expect(checkWords(files)).toEqual([]);
  });

  test("names what a text says and what people read elsewhere", () => {
    const found = checkWords([glossary, english("It goes on by E-mail."), french("Votre email")]);
    expect(found).toHaveLength(3);
    expect(found.join()).toContain('"account.a" says “goes on”. People read “continue”');
    expect(found.join()).toContain("says “E-mail”");
    expect(found.join()).toContain("fr-ca.ts");
  });

  test("looks for whole words", () => {
    expect(checkWords([glossary, english("Let’s go online"), french("Courriels")])).toEqual([]);
  });

  test("reads Canadian English, and what stands outside the dictionaries not", () => {
    const canadian = { ...english("go on"), path: "packages/localization/src/plans/en-ca.ts" };
    const page = { ...english("go on"), path: "apps/web/app/a.ts" };
    expect(checkWords([glossary, canadian, page])).toHaveLength(1);
  });

  test("refuses a glossary without the table", () => {
    expect(checkWords([{ path: "docs/glossary.md", text: "# Glossary" }]).join()).toContain("no table");
  });
});
