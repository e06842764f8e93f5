import * as z from "zod";
import { MAX_TITLE_LENGTH } from "./side-bar.ts";

/** The integrators' menu as its form sends it: pages in order; an empty title means the usual one. */
export const SideBarInputSchema = z.strictObject({
  customSideBar: z
    .array(
      z.strictObject({
        name: z.string().max(60),
        title: z.string().trim().max(MAX_TITLE_LENGTH).default(""),
      }),
    )
    .max(100),
});
