import * as z from "zod";
import { toDesignCart } from "#domain/design/design-cart.ts";
import type { KitCompositionAnswer, KitDesignAnswer } from "#domain/design/design-answer.ts";
import { KitCompositionSchema } from "#domain/design/design-schema.ts";
import { fromDesignCart, type OpenedDesign, withTakenOut } from "#domain/design/from-design-cart.ts";
import { RECOMMENDATION_LIMITS } from "#domain/recommendations/recommendation-limits.ts";
import { type Cart, CartSchema } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { type ExpressAnswers, targetWOf, toCompositionInput } from "./express-answers.ts";
import type { OpenedKit } from "./opened-kit.tsx";
import { readCart } from "../checkout/checkout-cart.server.ts";
import { readMissingNames } from "../sale/missing-names.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { FORM_JSON } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const ExpressFormSchema = z.object({ lines: FORM_JSON });

/** The cart that is open on the page of designed kits. */
export interface ExpressCart {
  id: string;
  cart: Cart;
  design: OpenedDesign;
  /** The answers that the kit was designed with, as in an address. */
  answers: Partial<ExpressAnswers>;
}

/** The cart in the address; null without one.
 *  @throws DomainError NOT_FOUND, also for a cart of another purchase type */
export async function readExpressCart({ context, request }: PortalArgs): Promise<ExpressCart | null> {
  const id = new URL(request.url).searchParams.get("cart");
  if (id === null || id === "") return null;
  const cart = await readCart(context.services, { id, purchaseType: "kitExpress" });
  const design = fromDesignCart(cart);
  const { structure, grid, targetW } = design;
  const answers = {
    ...(targetW === null ? {} : { power: String(targetW / 1000).replace(".", ",") }),
    ...{ structure: structure.id ?? "", grid: grid ?? "", integrator: cart.integratorId ?? "" },
    ...(structure.rows === 1 ? {} : { rows: String(structure.rows) }),
    ...(structure.cableMetres === RECOMMENDATION_LIMITS.usualCableMetres
      ? {}
      : { cable: String(structure.cableMetres) }),
  };
  return { id, cart, design, answers };
}

/** Opens the kit of a cart at current prices. Removed products stay removed, and products that are no longer on
 *  sale are listed. Invalid answers are replaced by those of the cart.
 *  @throws DomainError CENTER_REQUIRED */
export async function openExpressKit(
  { context: { services } }: PortalArgs,
  { id, cart, design, answers: own }: ExpressCart,
  answers: ExpressAnswers,
): Promise<OpenedKit> {
  const { lines } = design;
  const asked = KitCompositionSchema.safeParse(toCompositionInput(answers, lines));
  const input = asked.data ?? KitCompositionSchema.parse(toCompositionInput({ ...answers, ...own }, lines));
  const first = await services.mountKit.compose(input);
  const kept = withTakenOut(input.products, first);
  const kit = kept === null ? first : await services.mountKit.compose({ ...input, products: kept });
  const missing = await readMissingNames(services, kit.missingIds);
  // Drafts on the device belong to one version of the request.
  const version = id.startsWith("req_") ? `:${String(cart.origin?.version ?? 0)}` : "";
  return { kit: toDesignAnswer(id + version, kit), missing };
}

function toDesignAnswer(id: string, kit: KitCompositionAnswer): KitDesignAnswer {
  const unitsOf = (type: string) =>
    kit.products.reduce((sum, line) => (line.type === type ? sum + line.amount : sum), 0);
  return {
    ...kit,
    id,
    ...{ moduleCount: unitsOf("module"), inverterCount: unitsOf("inverter"), extraModules: 0 },
    ...{ monthlyKwh: null, reasons: [] },
  };
}

/** Saves the kit of a form as a cart for the checkout, and returns the cart's id. The kit is composed again, which
 *  marks the automatic products, and refused when its check has errors. The new cart keeps the origin of the open
 *  one.
 *  @throws DomainError INVALID_BODY, KIT_UNSAFE and those of saving a cart */
export async function saveExpressCart(
  { context: { services } }: PortalArgs,
  form: FormData,
  { answers, opened }: { answers: ExpressAnswers; opened: ExpressCart | null },
): Promise<string> {
  const { lines } = readForm(ExpressFormSchema, form);
  const parsed = KitCompositionSchema.safeParse(toCompositionInput(answers, lines));
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path }) => path.join(".")));
  const kit = await services.mountKit.compose(parsed.data);
  const errors = kit.findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const findings = errors.map(({ code, value, limit, unit }) => ({ code, value, limit, unit }));
    throw new DomainError("KIT_UNSAFE", { findings });
  }
  const { origin = null, leadId = null, systemId = null, sizingId = null } = opened?.cart ?? {};
  const cart = CartSchema.safeParse({
    ...toDesignCart(kit, { ...parsed.data, targetW: targetWOf(answers) }),
    ...{ origin, leadId, systemId, sizingId },
  });
  if (!cart.success) throw invalid(cart.error.issues.map(({ path }) => path.join(".")));
  return (await services.carts.save(cart.data)).id;
}

function invalid(fields: readonly string[]): DomainError {
  const issues = fields.map((field) => ({ field, code: "INVALID", message: "Invalid" }));
  return new DomainError("INVALID_BODY", { issues });
}
