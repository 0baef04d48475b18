import type { Identity } from "@skywave/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "../../../testing/fake-skywave.ts";
import { renderPage } from "../../../testing/render-page.tsx";
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

  it("asks for it right away who came to set one", async () => {
    open(true, true);
    expect(await screen.findByLabelText("security.password-new")).toBeDefined();
  });
});
