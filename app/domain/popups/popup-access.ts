import type { AccessRule } from "#domain/access/may-access.ts";

/** Users who see a distributor's pop-ups. */
export const SHOWN_POPUPS: AccessRule = {
  types: ["integrator"],
  integrator: [],
  actions: ["advertising"],
};
