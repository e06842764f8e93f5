import type { ApiRoute } from "../kernel/create-api-route.ts";
import { listNotificationsRoute, markNotificationsReadRoute } from "./notifications.ts";

/** Endpoints of notifications. */
export const NOTIFICATIONS_ROUTES: readonly ApiRoute[] = [listNotificationsRoute, markNotificationsReadRoute];
