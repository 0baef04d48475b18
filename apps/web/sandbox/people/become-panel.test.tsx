import { dictionaries } from "@skywave/localization";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import type { SandboxAnswers, SandboxApi } from "../panel/sandbox-api.ts";
import { SandboxContext } from "../panel/sandbox-context.ts";
import { BecomePanel } from "./become-panel.tsx";

const PEOPLE: SandboxAnswers["personas"] = {
  personas: [
    {
      id: "nora",
      name: "Nora Lind",
      description: "",
      country: "US",
      email: "nora@example.com",
      password: "secret",
      storyPath: "/account/bills",
      links: [],
    },
    { id: "alex", name: "Alex", description: "", country: "US", email: "alex@example.com", links: [] },
  ],
  deepLinks: [],
};

function open(personaId: string, answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({ authenticatePassword: { grant: "a-grant" }, ...answers });
  const goOn = vi.fn<(path: string) => void>();
  const api: Pick<SandboxApi, "read"> = { read: (async () => PEOPLE) as unknown as SandboxApi["read"] };
  render(
    <SandboxContext
      value={{
        api: api as SandboxApi,
        translate: makeTranslator("en-US", dictionaries["en-US"].sandbox),
        brandName: "Skywave",
        otherBrand: "",
        skywave: fake.skywave,
      }}
    >
      <BecomePanel personaId={personaId} goOn={goOn} />
    </SandboxContext>,
  );
  return { fake, goOn };
}

afterEach(cleanup);

describe("whoever wants to be somebody else", () => {
  it("is signed in by that person's password, and taken to where their story begins", async () => {
    const { fake, goOn } = open("nora");
    await waitFor(() => expect(goOn).toHaveBeenCalledExactlyOnceWith("/account/bills"));
    expect(fake.calls).toEqual([
      expect.objectContaining({
        name: "authenticatePassword",
        input: { body: { handle: "nora@example.com", password: "secret" } },
      }),
    ]);
  });

  it("stays here where the sign-in is refused, and tries again", async () => {
    const { fake, goOn } = open("nora", {
      authenticatePassword: refusal("userServices.identity.invalidCredentials"),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t sign you in as Nora Lind");
    expect(goOn).not.toHaveBeenCalled();
    fake.answers["authenticatePassword"] = { grant: "a-grant" };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(goOn).toHaveBeenCalledWith("/account/bills"));
  });

  it.each(["alex", "nobody"])("is told of who has no password or is none: %s", async (personaId) => {
    const { fake } = open(personaId);
    expect(await screen.findByText(/Nobody has that name/)).toBeDefined();
    expect(fake.calls).toEqual([]);
  });
});
