import type { AppLoadContext } from "@remix-run/cloudflare";
import { SideBarInputSchema } from "#domain/access/side-bar-schema.ts";
import type { SideBarAnswer } from "./side-bar-editor.tsx";
import { orderEntries, type SideBarEntry } from "./side-bar-entry.ts";
import { stepId } from "#app/lib/lists/list-order.ts";

/** Runs what the form of the integrators' menu requests: save, restore the defaults or, before JavaScript, move an
 *  entry. */
export async function changeSideBar(context: AppLoadContext, request: Request): Promise<SideBarAnswer> {
  const form = await request.formData();
  const entries = readEntries(form);
  const step = form.get("move");
  if (typeof step === "string") {
    const names = entries.map(({ name }) => name);
    return { step: "moved", entries: orderEntries(entries, stepId(names, step)) };
  }
  const isReset = form.get("intent") === "reset";
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

/** Reads names and titles, which are sent in the order of the form. */
function readEntries(form: FormData): SideBarEntry[] {
  const texts = (field: string) => form.getAll(field).filter((value) => typeof value === "string");
  const titles = texts("title");
  return texts("name").map((name, index) => ({ name, title: titles[index] ?? "" }));
}
