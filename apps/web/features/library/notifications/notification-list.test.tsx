import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { NotificationList } from "./notification-list.tsx";

afterEach(cleanup);

const notification = (id: string, isRead: boolean) => ({
  notificationId: id,
  notificationType: "newEpisode",
  happenedAt: "2026-03-10T15:00:00Z",
  isRead,
  episode: {
    entityType: "episode-podcast",
    entityId: id,
    title: id,
    language: "en",
    channel: { number: 31, name: "Brass Alley" },
    image: null,
    access: { kind: "full" },
    airedAt: "2026-03-10T13:00:00Z",
  },
});

function open(answers: Parameters<typeof fakeSkywave>[0], read = new Set<string>()) {
  const fake = fakeSkywave({
    getNotifications: () => {
      const notifications = ["one", "two"].map((id) => notification(id, read.has(id)));
      return { notifications, unreadCount: 2 - read.size, nextCursor: null };
    },
    ...answers,
  });
  fake.setSession("authenticated");
  renderPage(() => <NotificationList />, { fake });
  return fake;
}

describe("what is new", () => {
  it("is marked as read one by one and all at once", async () => {
    const read = new Set<string>();
    const fake = open(
      {
        updateNotifications: ({ body }: { body: { notificationIds?: string[] } }) => {
          for (const id of body.notificationIds ?? ["one", "two"]) read.add(id);
          return { unreadCount: 2 - read.size };
        },
      },
      read,
    );
    const [first] = await screen.findAllByRole("button", { name: "library.mark-one" });
    if (first === undefined) throw new Error("nothing is new");
    fireEvent.click(first);
    await waitFor(() => expect(screen.getAllByRole("button", { name: "library.mark-one" })).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: "library.mark-all" }));
    expect(await screen.findByText("library.no-news")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    const asked = fake.calls.filter(({ name }) => name === "updateNotifications");
    expect(asked.map(({ input }) => input)).toEqual([
      { body: { isRead: true, notificationIds: ["one"] } },
      { body: { isRead: true } },
    ]);
  });

  it("says why it could not be marked", async () => {
    open({ updateNotifications: refusal("NOT_FOUND") });
    fireEvent.click(await screen.findByRole("button", { name: "library.mark-all" }));
    expect(await screen.findByText("library.NOT_FOUND")).toBeDefined();
    cleanup();
    open({ updateNotifications: lost() });
    fireEvent.click(await screen.findByRole("button", { name: "library.mark-all" }));
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
  });
});
