import { createSavedViews } from "./saved-views.ts";

/** Use cases of every list. */
export const listsServices = { savedViews: createSavedViews };
