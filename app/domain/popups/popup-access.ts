import type { AccessRule } from "#domain/access/may-access.ts";

/** Who is shown a distributor's pop-ups. */
export const SHOWN_POPUPS: AccessRule = {
  types: ["integrator"],
  integrator: [],
  actions: ["advertising"],
};
