import { describe, expect, test } from "vitest";
import { checkNames } from "./check-names.ts";

const found = (path: string, text = "") => checkNames([{ path, text }]);

describe("checkNames", () => {
  test.each(["apps/web/ui/PayButton.tsx", "packages/sdk/src/sendCall.ts", "apps/web/Features/a.ts"])(
    "%s is refused for its writing",
    (path) => {
      expect(found(path).join()).toContain("kebab-case");
    },
  );

  test.each(["utils", "helpers", "types", "common"])("a file called %s is refused", (stem) => {
    expect(found(`packages/sdk/src/${stem}.ts`)).toHaveLength(1);
  });

  test("a file with one export of another name is refused", () => {
    expect(found("packages/sdk/src/send.ts", "export function deliver() {}").join()).toContain("deliver");
  });

  test("takes no export in a template or a comment for one of the file's", () => {
    const text =
      "// also:\n/*\nexport const send = 1;\n*/\nexport const deliver = `\nexport const send = 1;\n`;";
    expect(found("packages/sdk/src/send.ts", text).join()).toContain("deliver");
  });

  test.each([
    ["packages/sdk/src/send-call.ts", "export function sendCall() {}"],
    ["packages/sdk/src/send-call.ts", "export interface SendCall {}"],
    ["packages/sdk/src/browser-lock.ts", "export function createBrowserLock() {}"],
    ["apps/api/modules/sessions/sessions-tables.ts", "export const sessions = 1;"],
    ["apps/api/modules/sessions/routes.ts", "export function createSessionHandlers() {}"],
    ["packages/domain/src/us-tax-rates.ts", "export const US_TAX_RATES = 1;"],
    ["packages/sdk/src/send-call.ts", "export const a = 1;\nexport const b = 2;"],
    ["packages/sdk/src/index.ts", "export const createSdk = 1;"],
    ["README.md", ""],
    ["Dockerfile", ""],
    [".oxlintrc.json", ""],
    ["apps/web/ui/pay-button.module.css", ""],
  ])("%s is fine", (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
