import type { Identity } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StepUp } from "../step-up/step-up.tsx";
import { ChangePassword } from "./change-password.tsx";

const identity = (hasPassword: boolean): Identity => ({
  identityId: "identity-1",
  handle: { emailAddress: "jo@example.com" },
  contact: { emailAddress: "jo@example.com" },
  state: "ATLAS",
  hasPassword,
});

function open(hasPassword: boolean, isOpenAtFirst = false) {
  const fake = fakeSkywave({});
  const onChanged = () => Promise.resolve();
  renderPage(
    () => (
      <StepUp>
        <ChangePassword
          identity={identity(hasPassword)}
          isOpenAtFirst={isOpenAtFirst}
          onChanged={onChanged}
        />
      </StepUp>
    ),
    { fake },
  );
  return fake;
}

afterEach(cleanup);

describe("ChangePassword", () => {
  it("lets who has none set one, and who has one change it", async () => {
    open(false);
    expect(await screen.findByRole("button", { name: "security.password-set" })).toBeDefined();
    expect(screen.getByText("security.password-none")).toBeDefined();
    cleanup();
    open(true);
    expect(await screen.findByRole("button", { name: "security.password-change" })).toBeDefined();
    expect(screen.getByText("security.password-kept")).toBeDefined();
  });

  it("keeps nothing of a password that was set, and all that was typed of one that was refused", async () => {
    const fake = open(true, true);
    fake.answers["changePassword"] = refusal("PASSWORD_DISALLOWED_WORDS", { word: "skywave" });
    const field = await screen.findByLabelText<HTMLInputElement>("security.password-new");
    fireEvent.change(field, { target: { value: "a quiet evening on the air" } });
    fireEvent.click(screen.getByRole("button", { name: "security.save" }));
    expect(await screen.findByText("field.password.disallowedWord")).toBeDefined();
    expect(field.value).toBe("a quiet evening on the air");
    fake.answers["changePassword"] = undefined;
    fireEvent.click(screen.getByRole("button", { name: "security.save" }));
    expect(await screen.findByText("security.saved")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "security.password-change" }));
    expect(await screen.findByLabelText("security.password-new")).toHaveProperty("value", "");
  });

  it("asks for it right away who came to set one", async () => {
    open(true, true);
    expect(await screen.findByLabelText("security.password-new")).toBeDefined();
  });
});
