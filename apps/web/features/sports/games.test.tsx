import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { Games } from "./games.tsx";

afterEach(cleanup);

const side = (name: string, score: number | null) => ({ teamId: name, name, score });
const game = (eventId: string, more: object) => ({
  eventId,
  league: { leagueId: "boreal", name: "Boreal" },
  sport: "hockey",
  title: null,
  text: null,
  startsAt: "2026-03-10T20:00:00Z",
  status: "live",
  period: { number: 2, count: 3, minutesLeft: 7 },
  home: side("Lynx", 2),
  away: side("Owls", 1),
  channelNumber: null,
  ...more,
});
const scores = (...events: object[]) => ({ day: "2026-03-10", events });

function open(sportScores: unknown) {
  const fake = fakeSkywave({ sportScores });
  renderPage(() => <Games channelNumber={88} />, { fake });
  return fake;
}

describe("the games of a day", () => {
  it("say how they stand, and which one is on the channel", async () => {
    open(
      scores(
        game("live", { channelNumber: 88 }),
        game("break", { period: { number: 1, count: 3, minutesLeft: 0 } }),
        game("later", {
          status: "scheduled",
          period: null,
          home: side("Lynx", null),
          away: side("Owls", null),
        }),
        game("over", { status: "final", period: null }),
      ),
    );
    const [live, rest, later, over] = within(await screen.findByRole("list")).getAllByRole("listitem");
    expect(live?.textContent).toBe("Borealsports.on-hereOwls1Lynx2sports.live sports.period.hockey");
    expect(rest?.textContent).toContain("sports.break");
    expect(later?.querySelector("time")?.getAttribute("datetime")).toBe("2026-03-10T20:00:00Z");
    expect(later?.textContent).toContain("OwlsLynx");
    expect(over?.textContent).toContain("sports.final");
  });

  it("have what an editor has written about them", async () => {
    open(scores(game("live", { title: "The North Derby", text: "Forty years of it." }), game("other", {})));
    const [told, plain] = within(await screen.findByRole("list")).getAllByRole("listitem");
    expect(told?.textContent).toMatch(/^BorealThe North DerbyOwls1.*Forty years of it\.$/);
    expect(plain?.textContent).toMatch(/^BorealOwls1/);
  });

  it("are looked at again when somebody comes back to the page", async () => {
    const fake = open(scores(game("live", {})));
    await screen.findByText("Lynx");
    fake.answers["sportScores"] = scores(game("live", { home: side("Lynx", 3) }));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText("3")).toBeDefined();
  });

  it("may be none, or not to be had just now", async () => {
    open(scores());
    expect(await screen.findByText("sports.none")).toBeDefined();
    cleanup();
    open(refusal("SERVICE_UNAVAILABLE"));
    expect(await screen.findByText("sports.unavailable")).toBeDefined();
    cleanup();
    open(lost());
    expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
  });
});
