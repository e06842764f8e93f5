import type { PageEntry } from "../pages.ts";

/** Platform administration. */
export const PLATFORM_PAGES = {
  Distributors: { path: "/distributors", access: { types: ["piedAdmin"] }, icon: "building" },
  DistributorDetails: {
    path: "/distributors/details",
    access: { types: ["piedAdmin"] },
    parent: "Distributors",
  },
  Researches: { path: "/researches", access: { types: ["piedAdmin"] }, icon: "survey" },
  ResearchDetails: {
    path: "/researches/details",
    access: { types: ["piedAdmin"] },
    parent: "Researches",
  },
  PlatformUserInfo: { path: "/plataforma/conta", access: { types: ["piedAdmin"] } },
  PlatformAudit: { path: "/plataforma/audit", access: { types: ["piedAdmin"] }, icon: "audit" },
} as const satisfies Record<string, PageEntry>;
