import { dictionaries, type MessageKey } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { OPTIONAL_GROUPS } from "#platform/privacy/consent.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PrivacyDesk } from "./privacy-desk.tsx";

const translate = makeTranslator("en-CA", dictionaries["en-CA"].privacy);

async function open(country: "US" | "CA", isOpen = true) {
  const fake = fakeSkywave();
  const onClose = vi.fn<() => void>();
  const Page = () => <PrivacyDesk isOpen={isOpen} onOpen={() => undefined} onClose={onClose} />;
  renderPage(Page, { fake, country, translate });
  await screen.findByRole(isOpen ? "dialog" : "status");
  return { fake, onClose };
}

const press = (key: MessageKey) => fireEvent.click(screen.getByRole("button", { name: translate(key) }));
const ticked = () =>
  OPTIONAL_GROUPS.map((group) => {
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: translate(`privacy.group.${group}`) });
    return box.checked;
  });

afterEach(() => {
  cleanup();
  document.cookie = "CONSENT_GROUPS=; path=/; max-age=0";
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

describe("the privacy choices", () => {
  it("have nothing ticked in Canada, and everything in the US until somebody says no", async () => {
    await open("CA");
    expect(ticked()).toEqual([false, false, false]);
    cleanup();
    await open("US");
    expect(ticked()).toEqual([true, true, true]);
  });

  it("keep each purpose by itself, in a cookie and with the account", async () => {
    const { fake, onClose } = await open("CA");
    fireEvent.click(screen.getByRole("checkbox", { name: translate("privacy.group.C0003") }));
    press("privacy.save");
    expect(document.cookie).toContain("CONSENT_GROUPS=C0001.C0003");
    expect(fake.calls).toMatchObject([{ name: "privacy", input: { groups: ["C0001", "C0003"] } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("say no to all as easily as yes to all", async () => {
    await open("US");
    press("privacy.refuse-all");
    expect(document.cookie).toContain("CONSENT_GROUPS=C0001");
    expect(document.cookie).not.toContain("C0002");
    press("privacy.allow-all");
    expect(document.cookie).toContain("CONSENT_GROUPS=C0001.C0002.C0003.C0004");
  });

  it("show that the signal of the browser is honoured", async () => {
    Reflect.set(navigator, "globalPrivacyControl", true);
    await open("US");
    expect(screen.getByText(translate("privacy.signal"))).toBeDefined();
    expect(ticked()).toEqual([true, true, false]);
    const advertising = screen.getByRole("checkbox", { name: translate("privacy.group.C0004") });
    expect(advertising).toHaveProperty("disabled", true);
  });
});

describe("the question", () => {
  it("is asked in Canada alone, and not again once it was answered, in another tab too", async () => {
    await open("US", false);
    expect(screen.queryByRole("region")).toBeNull();
    cleanup();
    await open("CA", false);
    expect(screen.getByRole("region", { name: translate("privacy.question") })).toBeDefined();
    document.cookie = "CONSENT_GROUPS=C0001; path=/";
    await waitFor(() => {
      fireEvent.focus(window);
      expect(screen.queryByRole("region")).toBeNull();
    });
  });

  it("takes a yes for counting alone, and says that it is kept", async () => {
    await open("CA", false);
    press("privacy.question.yes");
    expect(document.cookie).toContain("CONSENT_GROUPS=C0001.C0002");
    expect(document.cookie).not.toContain("C0004");
    expect(screen.getByRole("status").textContent).toBe(translate("privacy.saved"));
  });
});
