import type { AppLoadContext } from "@remix-run/cloudflare";
import { toDesignCart } from "#domain/design/design-cart.ts";
import { KitCompositionSchema } from "#domain/design/design-schema.ts";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { type ExpressAnswers, numberOf } from "#app/features/kits-express/express-answers.ts";

/** Keeps the kit of a form for the checkout: completed once more, so that what goes in by itself is told apart, and
 *  refused where its check has an error. Answers the cart's id.
 *  @throws DomainError INVALID_BODY, KIT_UNSAFE and what carts are refused for */
export async function saveExpressCart(
  services: AppLoadContext["services"],
  form: FormData,
  answers: ExpressAnswers,
): Promise<string> {
  const orNull = (text: string) => (text === "" ? null : text);
  const parsed = KitCompositionSchema.safeParse({
    structure: {
      id: orNull(answers.structure),
      rows: numberOf(answers.rows) ?? undefined,
      cableMetres: numberOf(answers.cable) ?? undefined,
    },
    grid: orNull(answers.grid),
    integratorId: orNull(answers.company),
    products: parseLines(form.get("lines")),
  });
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path }) => path.join(".")));
  const kit = await services.kitDesign.compose(parsed.data);
  const errors = kit.findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const findings = errors.map(({ code, value, limit, unit }) => ({ code, value, limit, unit }));
    throw new DomainError("KIT_UNSAFE", { findings });
  }
  const targetKwp = numberOf(answers.power);
  const targetW = targetKwp === null ? null : Math.round(targetKwp * 1000);
  const cart = CartSchema.safeParse(toDesignCart(kit, { ...parsed.data, targetW }));
  if (!cart.success) throw invalid(cart.error.issues.map(({ path }) => path.join(".")));
  return (await services.carts.save(cart.data)).id;
}

function parseLines(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === "string" ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}

function invalid(fields: readonly string[]): DomainError {
  const issues = fields.map((field) => ({ field, code: "INVALID", message: "Invalid" }));
  return new DomainError("INVALID_BODY", { issues });
}
