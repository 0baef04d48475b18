import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ForYou } from "./for-you.tsx";
import { Thumbs } from "./thumbs.tsx";
import { ThumbsInPlayer } from "./thumbs-in-player.tsx";

afterEach(cleanup);

const item = (title: string, because: object, more: object = {}) => ({
  entityType: "channel-linear",
  entityId: title,
  title,
  text: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: title },
  image: null,
  onAir: null,
  access: { kind: "full" },
  because,
  ...more,
});
const taste = (tasteType: string, tasteId: string, name: string | null = null) => ({
  kind: "taste",
  tasteType,
  tasteId,
  name,
});
const tastes = (...ids: string[]) => ({
  tastes: ids.map((tasteId) => ({ tasteType: "genre", tasteId, name: null, value: "like" })),
});

function open(answers: Parameters<typeof fakeSkywave>[0], isMember = true) {
  const fake = fakeSkywave(answers);
  fake.setSession(isMember ? "authenticated" : "anonymous");
  renderPage(() => <ForYou />, { fake });
  return fake;
}
const button = (name: string) => screen.findByRole("button", { name });

describe("what is for somebody", () => {
  it("comes in its order, each with why or with the plan that it takes", async () => {
    const locked = { access: { kind: "locked", unlockedBy: { productId: "all", name: "Horizon" } } };
    const items = [
      item("Brass Alley", taste("genre", "jazz")),
      item("Low Tide", taste("mood", "unwind")),
      item("Tern", taste("artist", "ida-marlow", "Ida Marlow")),
      item("Dial Tone", { kind: "feedback", thumbsUp: 2 }),
      item("First Light", taste("genre", "news"), locked),
    ];
    open({ getTaste: tastes("jazz"), forYou: { items } });
    const tiles = within(await screen.findByRole("list")).getAllByRole("listitem");
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      "Brass Alleytaste.because.genre",
      "Low Tidetaste.because.mood",
      "Terntaste.because.artist",
      expect.stringContaining("taste.because.feedback"),
      "First Lightlisten.included-in",
    ]);
  });

  it("is picked by chips, of which only those that were pressed are sent", async () => {
    const fake = open({
      getTaste: tastes("jazz", "rock"),
      forYou: { items: [] },
      tastePickerBulkUpdate: tastes(),
    });
    fireEvent.click(await button("taste.change"));
    const jazz = await button("channels.genre.jazz");
    expect(jazz.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(jazz);
    fireEvent.click(await button("taste.mood.focus"));
    fireEvent.click(await button("taste.mood.laugh"));
    fireEvent.click(await button("taste.mood.laugh"));
    const save = await button("taste.save");
    save.focus();
    fireEvent.click(save);
    expect(await screen.findByText("taste.saved")).toBeDefined();
    // The keyboard is where it was before, and not at the top of the page.
    expect(document.activeElement?.getAttribute("aria-controls")).toBe("taste-picker");
    expect(fake.calls.find(({ name }) => name === "tastePickerBulkUpdate")?.input).toEqual({
      body: {
        tastes: [
          { tasteType: "mood", tasteId: "focus", value: "like" },
          { tasteType: "genre", tasteId: "jazz", value: "none" },
        ],
      },
    });
    // What is for them is asked for again.
    await waitFor(() => expect(fake.calls.filter(({ name }) => name === "forYou")).toHaveLength(2));
  });

  it("can be skipped, and asks nothing then", async () => {
    const fake = open({ getTaste: tastes(), forYou: { items: [] } });
    fireEvent.click(await button("taste.pick"));
    fireEvent.click(await button("taste.skip"));
    expect(screen.queryByRole("button", { name: "taste.save" })).toBeNull();
    expect(fake.calls.map(({ name }) => name)).not.toContain("tastePickerBulkUpdate");
  });

  it("says that something is played no more, and keeps what was pressed", async () => {
    open({ getTaste: tastes(), forYou: { items: [] }, tastePickerBulkUpdate: refusal("NOT_FOUND") });
    fireEvent.click(await button("taste.pick"));
    fireEvent.click(await button("channels.genre.jazz"));
    fireEvent.click(await button("taste.save"));
    expect(await screen.findByText("taste.NOT_FOUND")).toBeDefined();
    expect((await button("channels.genre.jazz")).getAttribute("aria-pressed")).toBe("true");
  });

  it("is nobody's who is not signed in, and can be asked for again without a network", async () => {
    const fake = open({}, false);
    expect((await screen.findByRole("link", { name: "taste.sign-in" })).getAttribute("href")).toBe(
      "/account/login",
    );
    expect(fake.calls.map(({ name }) => name)).not.toContain("forYou");
    cleanup();
    open({ getTaste: lost(), forYou: lost() });
    expect(await button("action.retry")).toBeDefined();
  });
});

describe("thumbs", () => {
  const airing = {
    id: "31-4",
    title: "Slow Train",
    artist: "Ida Marlow",
    startsAt: "2099-03-10T15:00:00.000+0000",
    endsAt: "2099-03-10T15:03:00.000+0000",
  };
  const feedback = (value: string) => ({ feedback: [{ itemEntityId: "31-4", value }] });
  const PEEK = { entityId: "31", entitled: true, size: 1, airings: [airing] };

  function rate(answers: Parameters<typeof fakeSkywave>[0], isMember = true) {
    const fake = fakeSkywave({ peekChannel: PEEK, getStationFeedback: feedback("none"), ...answers });
    fake.setSession(isMember ? "authenticated" : "anonymous");
    renderPage(() => <Thumbs channelId="31" language="en" />, { fake });
    return fake;
  }

  it("go up, and come back with a second press", async () => {
    const answer = ({ body }: { body: { value: string } }) => feedback(body.value);
    const fake = rate({ setStationFeedback: answer });
    const up = await button("taste.like");
    fireEvent.click(up);
    expect(await screen.findByText("taste.liked")).toBeDefined();
    expect(up.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(up);
    expect(await screen.findByText("taste.unrated")).toBeDefined();
    fireEvent.click(await button("taste.dislike"));
    expect(await screen.findByText("taste.disliked")).toBeDefined();
    const sent = fake.calls.filter(({ name }) => name === "setStationFeedback");
    expect(sent.map(({ input }) => input)).toMatchObject([
      { body: { value: "up" }, query: { itemEntityIds: "31-4" } },
      { body: { value: "none" } },
      { body: { value: "down" } },
    ]);
  });

  it("say that it is too late to rate something", async () => {
    rate({ setStationFeedback: refusal("NOT_FOUND") });
    fireEvent.click(await button("taste.like"));
    expect(await screen.findByText("taste.rate.NOT_FOUND")).toBeDefined();
  });

  it("are for people alone, and missing where nothing is known of what plays", async () => {
    rate({}, false);
    expect(await screen.findByRole("link", { name: "taste.rate-sign-in" })).toBeDefined();
    cleanup();
    const fake = rate({ peekChannel: refusal("NOT_FOUND") });
    await waitFor(() => expect(fake.calls.map(({ name }) => name)).toContain("peekChannel"));
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("thumbs in the player", () => {
  const TRACKS = [
    { itemId: "31-4", title: "Slow Train", channel: "Brass Alley" },
    { itemId: "31-5", title: "Low Bridge", channel: "Brass Alley" },
    { itemId: "31-6", title: "Home Late", channel: "Brass Alley" },
  ] as const;

  /** A player whose track ends at the press of a button. */
  function Player() {
    const [index, setIndex] = useState(0);
    return (
      <>
        <ThumbsInPlayer station={{ type: "channel-linear", id: "31" }} heard={TRACKS[index] ?? TRACKS[0]} />
        <button type="button" onClick={() => setIndex(index + 1)}>
          end
        </button>
      </>
    );
  }

  /** Rates each track apart from the other. */
  function listen(answers: Parameters<typeof fakeSkywave>[0] = {}) {
    const values: Record<string, string> = { "31-5": "down" };
    const fake = fakeSkywave({
      getStationFeedback: ({ query }: { query: { itemEntityIds: string } }) => answer(query.itemEntityIds),
      setStationFeedback: (call: { query: { itemEntityIds: string }; body: { value: string } }) => {
        values[call.query.itemEntityIds] = call.body.value;
        return answer(call.query.itemEntityIds);
      },
      ...answers,
    });
    const answer = (itemEntityId: string) => ({
      feedback: [{ itemEntityId, value: values[itemEntityId] ?? "none" }],
    });
    fake.setSession("authenticated");
    renderPage(Player, { fake });
    return values;
  }

  it("take back what was said of a track that has ended meanwhile, with the keyboard kept there", async () => {
    const values = listen();
    const up = await button("taste.like");
    fireEvent.click(up);
    expect(await screen.findByText("taste.liked-here")).toBeDefined();
    const undo = await button("taste.undo");
    undo.focus();
    fireEvent.click(await button("end"));
    await waitFor(async () =>
      expect((await button("taste.dislike")).getAttribute("aria-pressed")).toBe("true"),
    );
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(await screen.findByText("taste.unrated")).toBeDefined();
    expect(values).toEqual({ "31-4": "none", "31-5": "down" });
    expect(document.activeElement).toBe(await button("taste.like"));
  });

  it("say what was said of a track until the end of the next one, and keep the keyboard", async () => {
    listen();
    const up = await button("taste.like");
    up.focus();
    fireEvent.click(up);
    expect(await screen.findByText("taste.liked-here")).toBeDefined();
    const end = await button("end");
    fireEvent.click(end);
    expect(screen.getByText("taste.liked-here")).toBeDefined();
    fireEvent.click(end);
    expect(screen.queryByText("taste.liked-here")).toBeNull();
    expect(screen.queryByRole("button", { name: "taste.undo" })).toBeNull();
    await waitFor(() => expect(up.getAttribute("aria-pressed")).toBe("false"));
    expect(document.activeElement).toBe(up);
  });

  it("say that it is too late until the next track begins", async () => {
    listen({ setStationFeedback: refusal("NOT_FOUND") });
    fireEvent.click(await button("taste.like"));
    expect(await screen.findByText("taste.rate.NOT_FOUND")).toBeDefined();
    fireEvent.click(await button("end"));
    expect(screen.queryByText("taste.rate.NOT_FOUND")).toBeNull();
  });
});
