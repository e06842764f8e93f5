import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { type SeenSale, toAdditionalInfo, toSeenTotal } from "#domain/checkout/to-create-request.ts";
import { EditFreightSchema, ConvertBudgetSchema } from "#domain/requests/convert-budget-schema.ts";
import { AskPurchaseSchema } from "#domain/purchases/purchase-approval-schema.ts";
import { purchasePath } from "#domain/requests/request-paths.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutRequest } from "./checkout-data.ts";
import type { RequestDone } from "#app/features/requests/request-answer.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

type Issues = Pick<FieldIssue, "field" | "code">[];
type Outcome =
  | { issues: Issues }
  | { asked: string }
  | { id: string; type: "budget" | "order"; code: string; done: RequestDone };

/** Changes a request whose items are fixed: converts a budget to an order, or replaces the freight.
 *  @throws DomainError of these use cases */
export async function changeRequest(
  { context }: PortalArgs,
  {
    request: { id, type, code, version },
    state,
    seen,
    key,
    asks,
  }: {
    request: CheckoutRequest;
    state: CheckoutState;
    seen: SeenSale;
    key: string | null;
    /** Asks for the approval of the order instead, with a reason. */
    asks: { reason: string } | null;
  },
): Promise<Outcome> {
  const { requests } = context.services;
  const additionalInfo = toAdditionalInfo(state);
  const { freightId } = seen;
  const freights = freightId === null ? [] : [{ id: freightId }];
  const total = toSeenTotal(seen);
  if (state.eventType === "editFreight") {
    const input = EditFreightSchema.safeParse({ version, additionalInfo, freights, ...total });
    if (!input.success) return { issues: input.error.issues.map(toIssue) };
    await requests.editFreight(id, input.data);
    return { id, type, code, done: "freightEdited" };
  }
  const input = ConvertBudgetSchema.safeParse({
    ...{
      version,
      additionalInfo,
      notes: state.notes,
      purchaseNumber: state.purchaseNumber,
      checkoutFile: state.checkoutFile,
    },
    files: state.files,
    ...(state.requestName.trim() === "" ? {} : { name: state.requestName }),
    chargeType: state.additionalInfo.chargeType,
    customForms: state.additionalInfo.answersCustomForm,
    ...(state.payment === null ? {} : { payment: state.payment }),
    freightQuotations: freights,
    ...total,
  });
  if (!input.success) return { issues: input.error.issues.map(toIssue) };
  if (asks !== null) {
    const asked = AskPurchaseSchema.safeParse({ order: input.data, reason: asks.reason });
    if (!asked.success) return { issues: asked.error.issues.map(toIssue) };
    await context.services.purchaseApprovals.ask(id, asked.data);
    return { asked: `${purchasePath(id)}?done=asked` };
  }
  const order = await requests.convertBudget(id, input.data, key);
  return { id, type: "order", code: order.code, done: "turned" };
}

/** A schema's issue, by field. */
export function toIssue(issue: {
  path: PropertyKey[];
  code: string;
  params?: Readonly<Record<string, unknown>> | undefined;
}): Issues[number] {
  const code = issue.code === "custom" ? String(issue.params?.["code"]) : issue.code;
  return { field: issue.path.join("."), code };
}
