import type { CallInput, Notification as NotificationAnswer } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { readShown } from "../catalogue/read-shown.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { LibraryEpisode } from "./load-episodes.ts";

export interface Notification extends Omit<NotificationAnswer, "episode"> {
  episode: LibraryEpisode;
}

export type NotificationsOutcome =
  | {
      ok: true;
      notifications: readonly Notification[];
      unreadCount: number;
      nextCursor: string | null;
    }
  | CommonFailure;

/** What is new in the shows that the signed-in person keeps with their reminders on, the newest first. */
export async function loadNotifications(
  skywave: Skywave,
  query: CallInput<"library", "getNotifications">["query"],
): Promise<NotificationsOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "getNotifications",
    input: { query },
    expected: [],
  });
  if (!answer.ok) return answer;
  const configuration = await skywave.configuration();
  const notifications = answer.data.notifications.map((each) => ({
    ...each,
    episode: readShown(each.episode, configuration),
  }));
  return { ...answer.data, ok: true, notifications };
}

export type MarkNotificationsOutcome =
  | { ok: true; unreadCount: number }
  /** One of them is not there any more. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Marks notifications as read or unread: one of them, or all. */
export async function markNotifications(
  skywave: Skywave,
  isRead: boolean,
  notificationId?: string,
): Promise<MarkNotificationsOutcome> {
  const named = notificationId === undefined ? {} : { notificationIds: [notificationId] };
  const answer = await ask(skywave, {
    domain: "library",
    name: "updateNotifications",
    input: { body: { isRead, ...named } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, unreadCount: answer.data.unreadCount };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
