import * as z from "zod";
import { contrastRatio } from "./contrast.ts";

/** Contrast that WCAG asks of a mark beside its text, and the grounds that it stands on by day and by night. */
const MARK_CONTRAST = 3;
const GROUNDS = ["#ffffff", "#17191d"] as const;

/** Colour of a mark beside its text: `#rrggbb`, seen by day and by night. */
export const MarkColorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { abort: true })
  .toLowerCase()
  .refine((color) => GROUNDS.every((ground) => contrastRatio(color, ground) >= MARK_CONTRAST), {
    message: "LOW_CONTRAST",
    params: { code: "LOW_CONTRAST" },
  });
