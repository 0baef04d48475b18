import { dictionaries } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { formatWait } from "#i18n/format-period.ts";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ResendCode } from "./resend-code.tsx";

const translate = makeTranslator("en-US", Object.assign({}, ...Object.values(dictionaries["en-US"])));

afterEach(cleanup);

it("waits as long as the server says after another code, and tells listeners that it was sent", async () => {
  const sent = { ok: true, expiresInSeconds: 600, resendAfterSeconds: 45 } as const;
  const draw = () => (
    <ResendCode waitInSeconds={0} send={async () => sent} onRefused={() => expect.unreachable()} />
  );
  renderPage(draw, { fake: fakeSkywave(), translate });
  expect((await screen.findByRole("status")).textContent).toBe(translate("sign-in.resend-ready"));
  fireEvent.click(screen.getByRole("button", { name: translate("sign-in.resend") }));
  const waiting = [45, 44, 43].map((left) =>
    translate("sign-in.resend-in", { wait: formatWait(translate, left) }),
  );
  expect(waiting).toContain((await screen.findByText(/45|44|43/)).textContent);
  expect(screen.getByRole("status").textContent).toBe(translate("sign-in.resent"));
});
