import { dictionaries, LOCALES } from "@skywave/localization";
import { createSkywave } from "@skywave/sdk";
import { createFakePlatform, makeConfiguration } from "@skywave/sdk/testing";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { EXAMPLES } from "./examples.ts";
import { GuidePage } from "./guide-page.tsx";

afterEach(cleanup);

describe("the guide", () => {
  it.each(LOCALES)("shows every example in %s without a text missing, with the code that runs", (locale) => {
    const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
    const translate = makeTranslator(locale, dictionaries[locale].sandbox);
    render(<GuidePage skywave={skywave} translate={translate} brandName="Skywave" locales={LOCALES} />);
    expect(screen.getAllByRole("button")).toHaveLength(EXAMPLES.length);
    expect(document.body.textContent).not.toMatch(/sandbox\.[a-z]/);
    for (const { run } of EXAMPLES) expect(document.body.textContent).toContain(`function ${run.name}(`);
  });

  it("shows what an example really returns", async () => {
    const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
    const translate = makeTranslator("en-US", dictionaries["en-US"].sandbox);
    render(<GuidePage skywave={skywave} translate={translate} brandName="Skywave" locales={LOCALES} />);
    const example = screen.getByRole("region", { name: translate("sandbox.guide.session") });
    fireEvent.click(within(example).getByRole("button"));
    expect(await within(example).findByText(/"sessionType": "anonymous"/)).toBeDefined();
  });
});
