import { z } from "zod";
import type { PopupForm } from "./popup-form.ts";

const text = z.string().max(1_000);

/** The form of a pop-up as a page sends back what it began with. */
export const PopupFormSchema: z.ZodType<PopupForm> = z.object({
  title: text,
  description: text,
  image: text,
  link: text,
  displayFrequency: text,
  startsOn: text,
  endsOn: text,
  active: z.boolean(),
  whereToDisplay: z.array(text).max(100),
});
