import * as z from "zod";
import { readForm } from "../forms/read-form.server.ts";
import { stepId } from "./list-order.ts";

const OrderFormSchema = z.object({
  before: z.array(z.string()),
  after: z.array(z.string()),
  move: z.string(),
});

/** The order that a list's form sends: the one on the page or, before JavaScript, the one after a button's step. */
export function readOrder(fields: FormData): { before: string[]; after: string[] } {
  const { before, after, move } = readForm(OrderFormSchema, fields);
  return { before, after: move === "" ? after : stepId(before, move) };
}
