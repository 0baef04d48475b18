import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ClaimRefusalNotice, ClaimSubscription } from "./claim-subscription.tsx";
import { useWaitingSubscription } from "./use-waiting-subscription.ts";

afterEach(cleanup);

describe("a plan that waits for its owner", () => {
  it("is asked for again by whoever had no network, without another look into the mail", async () => {
    function Waiting() {
      const { view, retry } = useWaitingSubscription("grant-1");
      if (view.status === "loading") return null;
      return view.status === "ready" ? (
        view.data.waiting.status
      ) : (
        <ClaimRefusalNotice refusal={view.failure} onRetry={retry} />
      );
    }
    const fake = fakeSkywave({ checkSalStatus: lost() });
    renderPage(Waiting, { fake });
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["checkSalStatus"] = { status: "UNCLAIMED_NO_EMAIL", planName: "Horizon" };
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await screen.findByText("UNCLAIMED_NO_EMAIL")).toBeDefined();
  });

  it.each([
    ["INVALID_SAL_STATUS", "/subscribe"],
    ["CLAIMING_WITH_UNAUTHORIZED_USER", "/account"],
  ])("has a way on where it cannot be had: %s", async (code, path) => {
    const fake = fakeSkywave({ claimSubscription: refusal(code) });
    fake.setSession("authenticated");
    const Page = () => (
      <ClaimSubscription magicLinkGrant="grant-1" planName="Horizon" onClaimed={() => undefined} />
    );
    renderPage(Page, { fake });
    fireEvent.click(await screen.findByRole("button"));
    expect(await screen.findByText(`sal.error.${code}`)).toBeDefined();
    expect(screen.getByRole("link").getAttribute("href")).toBe(path);
  });
});
