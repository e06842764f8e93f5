import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { SideBarInputSchema } from "#domain/access/side-bar-schema.ts";
import type { SideBarAnswer } from "./side-bar-editor.tsx";
import { orderEntries, type SideBarEntry } from "./side-bar-entry.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { stepId } from "#app/lib/lists/list-order.ts";

/** Fields of the menu's editor; names and titles are in the order of the form. */
const SideBarFormSchema = z.object({
  intent: z.string(),
  move: z.string().optional(),
  name: z.array(z.string()),
  title: z.array(z.string()),
});

/** Runs the action of the menu's editor: saves, restores the defaults or, before JavaScript, moves an entry. */
export async function changeSideBar(context: AppLoadContext, request: Request): Promise<SideBarAnswer> {
  const { intent, move, name: names, title: titles } = readForm(SideBarFormSchema, await request.formData());
  const entries = names.map((name, index): SideBarEntry => ({ name, title: titles[index] ?? "" }));
  if (move !== undefined) {
    return { step: "moved", entries: orderEntries(entries, stepId(names, move)) };
  }
  const isReset = intent === "reset";
  const asked = SideBarInputSchema.safeParse({ customSideBar: isReset ? [] : entries });
  if (!asked.success) return { step: "refused", entries, refusal: null };
  try {
    await context.services.shell.saveSideBar(asked.data.customSideBar);
    return { step: isReset ? "reset" : "saved", entries: null };
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description } = refusal;
    return { step: "refused", entries, refusal: { title, description } };
  }
}
