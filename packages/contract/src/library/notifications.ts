import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import {
  filterViewId,
  FilterView,
  LibraryEpisode,
  nextCursor,
  PageBody,
  PageQuery,
  shared,
} from "./library-content.ts";

const Notification = z
  .object({
    notificationId: z.string().describe("Of what it tells; the same each time"),
    notificationType: z.literal("newEpisode"),
    happenedAt: Instant.describe("From then on the episode can be heard"),
    isRead: z.boolean(),
    episode: LibraryEpisode,
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;

const NotificationPage = z
  .object({ notifications: z.array(Notification), unreadCount: z.int().min(0), nextCursor })
  .meta({ id: "NotificationPage" });

export const getNotifications = defineEndpoint({
  ...shared,
  name: "getNotifications",
  method: "GET",
  path: "/library/v1/notifications",
  summary: "What has happened since the person kept a show with its reminder on, the newest first",
  query: z.object(PageQuery),
  response: NotificationPage,
  refusals: ["INVALID_PAYLOAD"],
});

export const getNotificationFilters = defineEndpoint({
  ...shared,
  name: "getNotificationFilters",
  method: "GET",
  path: "/library/v1/notifications/filters",
  summary: "By what notifications can be narrowed down, and how many each leaves",
  response: z.object({ filterViews: z.array(FilterView) }),
  refusals: [],
});

export const getNotificationFilterView = defineEndpoint({
  ...shared,
  name: "getNotificationFilterView",
  method: "POST",
  path: "/library/v1/notifications/filter-views",
  summary: "One view of the notifications",
  body: z.object({ ...PageBody, filterViewId }),
  response: NotificationPage,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  isRepeatable: true,
});

export const updateNotifications = defineEndpoint({
  ...shared,
  name: "updateNotifications",
  method: "POST",
  path: "/library/v1/notifications",
  summary: "Marks notifications as read or unread: those that are named, or all",
  body: z.object({
    isRead: z.boolean(),
    notificationIds: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(100)
      .optional()
      .describe("All of them unless said"),
  }),
  response: z.object({ unreadCount: z.int().min(0) }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  isRepeatable: true,
});
