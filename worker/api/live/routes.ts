import type { ApiRoute } from "../kernel/create-api-route.ts";
import { answerRoomRoute, listEventsRoute, openLiveChannelRoute } from "./live.ts";

/** Endpoints of the live channel and its room. */
export const LIVE_ROUTES: readonly ApiRoute[] = [openLiveChannelRoute, listEventsRoute, answerRoomRoute];
