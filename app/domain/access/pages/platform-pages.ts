import type { PageEntry } from "../pages.ts";

/** Platform administration. */
export const PLATFORM_PAGES = {
  Distributors: { path: "/distributors", access: { types: ["piedAdmin"] }, icon: "building" },
} as const satisfies Record<string, PageEntry>;
