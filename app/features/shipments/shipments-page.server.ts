import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { SHIPMENT_PROBLEMS } from "#copy/shipments.ts";
import { photoHeaders } from "#domain/files/attachment-headers.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import {
  AnswerClaimSchema,
  ConfirmDeliverySchema,
  NewClaimMessageSchema,
  NewShipmentSchema,
} from "#domain/shipments/shipment-schema.ts";
import { CLAIM_KINDS } from "#domain/shipments/shipment.ts";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { ShipmentsAnswer } from "./shipments-page.tsx";

const DONE = ["shipped", "withdrawn", "confirmed", "answered", "said"] as const;
const AddressSchema = z.object({ feito: z.enum(DONE).nullable().catch(null) });
const TEXT = z.string().max(500);

const ShipmentFormSchema = z.object({
  intent: z.string(),
  shipmentId: FORM_ID,
  claimId: FORM_ID,
  invoiceKey: TEXT,
  carrier: TEXT,
  trackingCode: TEXT,
  trackingUrl: TEXT,
  sentOn: z.string().max(10),
  expectedOn: z.string().max(10),
  receivedBy: TEXT,
  outcome: TEXT,
  answer: TEXT,
  message: z.string().max(5_000),
});
type Sent = z.output<typeof ShipmentFormSchema>;

/** Loads the shipments of an order. */
export async function loadShipments({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const { requests, shipments } = context.services;
  const [{ request: order }, list] = await Promise.all([
    requests.get(id, { type: "order" }),
    shipments.list(id),
  ]);
  const { code, name } = order;
  return {
    request: { id, code, name },
    ...list,
    done: readQuery(AddressSchema, request).feito,
  };
}

/** Sends a photo of a claim, which browsers show. */
export async function sendClaimPhoto({ context, params, request }: PortalArgs): Promise<Response> {
  const fileId = new URL(request.url).searchParams.get("foto") ?? "";
  const id = params["requestId"] ?? "";
  const { shipments } = context.services;
  if (fileId === "") {
    await shipments.list(id);
    throw redirect(`/request/shipping/${id}`);
  }
  const file = await shipments.readPhoto(id, fileId.slice(0, 64));
  return new Response(file.body as unknown as ReadableStream, { headers: photoHeaders(file) });
}

/** Sends, takes back, confirms, discusses or answers a claim. */
export async function actOnShipments({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const fields = await request.formData();
  const sent = readForm(ShipmentFormSchema, fields);
  const work = WORK[sent.intent];
  if (work === undefined) throw new Response(null, { status: 400 });
  const refuse = (problem: string, status: number) =>
    data(
      {
        of: sent.intent === "ship" ? "ship" : sent.claimId || sent.shipmentId,
        problem,
        values: Object.fromEntries(
          [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
        ),
        key: context.requestId,
      } satisfies ShipmentsAnswer,
      { status },
    );
  const read = work(fields, sent);
  if ("code" in read) return refuse(SHIPMENT_PROBLEMS[read.code] ?? read.code, 400);
  try {
    await read.save(context.services.shipments, id);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const code = codeOfRefusal(error);
    return refuse(SHIPMENT_PROBLEMS[code] ?? `${refusal.title}. ${refusal.description}`, refusal.status);
  }
  return redirect(`${pagePath(request.url).split("?")[0] ?? ""}?feito=${read.done}`);
}

type Shipments = PortalArgs["context"]["services"]["shipments"];
type Read =
  | { code: string }
  | { done: (typeof DONE)[number]; save: (shipments: Shipments, id: string) => Promise<unknown> };

const WORK: Readonly<Record<string, ((fields: FormData, sent: Sent) => Read) | undefined>> = {
  ship: (fields, sent) => {
    const lines = amountsIn(fields, "amount.");
    if (lines.length === 0) return { code: "NOTHING" };
    const { invoiceKey, carrier, trackingCode, trackingUrl, sentOn } = sent;
    const input = NewShipmentSchema.safeParse({
      ...{ lines, invoiceKey, carrier, trackingCode, trackingUrl, sentOn },
      expectedOn: sent.expectedOn === "" ? null : sent.expectedOn,
    });
    if (!input.success) return { code: codeOf(input.error) };
    return { done: "shipped", save: (shipments, id) => shipments.ship(id, input.data) };
  },
  withdraw: (_fields, { shipmentId }) => ({
    done: "withdrawn",
    save: (shipments, id) => shipments.withdraw(id, shipmentId),
  }),
  confirm: (fields, { shipmentId, receivedBy }) => {
    const problems = CLAIM_KINDS.flatMap((kind) =>
      namesIn(fields, "problem.", kind).map((itemId) => ({
        ...{ itemId, kind, amount: amountOf(fields.get(`problemAmount.${itemId}`)) ?? 0 },
        description: textOf(fields.get(`problemText.${itemId}`)),
        photoIds: fields.getAll(`photo.${itemId}`).map(textOf),
      })),
    );
    const input = ConfirmDeliverySchema.safeParse({ receivedBy, problems });
    if (!input.success) {
      return { code: input.error.issues[0]?.path[0] === "receivedBy" ? "RECEIVED_BY" : "TOO_MANY" };
    }
    return { done: "confirmed", save: (shipments, id) => shipments.confirm(id, shipmentId, input.data) };
  },
  say: (_fields, { claimId, message }) => {
    const input = NewClaimMessageSchema.safeParse({ message });
    if (!input.success) return { code: "MESSAGE" };
    return { done: "said", save: (shipments, id) => shipments.say(id, claimId, input.data) };
  },
  answer: (_fields, { claimId, outcome, answer }) => {
    const input = AnswerClaimSchema.safeParse({ outcome, answer });
    if (!input.success) return { code: "ANSWER" };
    return { done: "answered", save: (shipments, id) => shipments.answer(id, claimId, input.data) };
  },
};

/** Code of the text about a refusal by the batch; empty for one with a text of its own. */
function codeOfRefusal(error: unknown): string {
  if (isDomainError(error, "NOT_FOUND")) return error.details.entity === "file" ? "PHOTO" : "";
  if (!isDomainError(error, "INVALID_BODY")) return "";
  const [issue] = error.details.issues;
  return issue?.field === "message" ? "FULL" : (issue?.code ?? "");
}

function codeOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue?.code === "custom" ? String(issue.params?.["code"]) : "TOO_MANY";
}

/** Units by item, from fields that are named after items; empty ones and zeros are left out. */
function amountsIn(fields: FormData, prefix: string): { itemId: string; amount: number }[] {
  return [...fields].flatMap(([name, value]) => {
    if (!name.startsWith(prefix)) return [];
    const amount = amountOf(value);
    return amount === null || amount === 0 ? [] : [{ itemId: name.slice(prefix.length), amount }];
  });
}

/** Items whose field has a value. */
function namesIn(fields: FormData, prefix: string, wanted: string): string[] {
  return [...fields].flatMap(([name, value]) =>
    name.startsWith(prefix) && value === wanted ? [name.slice(prefix.length)] : [],
  );
}

/** Typed units; null for an empty field, and -1, which is refused, for what is no number. */
function amountOf(value: FormDataEntryValue | null): number | null {
  const text = textOf(value).trim();
  return text === "" ? null : (parseLooseNumber(text) ?? -1);
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
