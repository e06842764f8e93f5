import type { KitCheck } from "#domain/kits/check-kit.ts";
import type { ClosedKitInput, KitCheckQuery } from "#domain/kits/closed-kit-schema.ts";
import {
  checkParts,
  type KitCheckSettings,
  type KitPart,
  listPriceOfParts,
  type PartAmount,
  powerOfParts,
} from "#domain/kits/kit-part.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { createKitPartRepository } from "#worker/repositories/kits/kit-part-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { closedKitAdminAccess } from "./read-closed-kits.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Checks the electrical composition of an unsaved kit.
 *  @throws DomainError INVALID_BODY for an unknown product */
export function createCheckClosedKit(scope: Scope) {
  return async function checkClosedKit({
    components,
    grid,
  }: KitCheckQuery): Promise<KitCheck & { powerW: number; partsCents: number }> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const ids = components.map(({ productId }) => productId);
    const { parts } = await createKitPartRepository(database, distributor.id).readParts(ids);
    const list = takeParts(components, parts, ["components"]);
    const { electrical: settings, mountKit } = distributor.settings;
    return {
      ...checkParts(list, { settings, mountKit, grid }),
      powerW: powerOfParts(list),
      partsCents: listPriceOfParts(list),
    };
  };
}

/** Refuses a kit with unknown products or structures, or without a module; and a kit for sale with an error of the
 *  electrical check. An option is checked with the components of its structure.
 *  @throws DomainError INVALID_BODY, KIT_UNSAFE */
export function assertKitFits(
  input: ClosedKitInput,
  {
    parts,
    structures,
    ...settings
  }: KitCheckSettings & {
    parts: ReadonlyMap<string, KitPart>;
    structures: ReadonlyMap<string, string>;
  },
): void {
  const shared = takeParts(input.components, parts, ["components"]);
  if (powerOfParts(shared) <= 0) throw invalid([issue("components", "MODULE_REQUIRED")]);
  const unknown = input.options.flatMap(({ structureId }, index) =>
    structures.has(structureId) ? [] : [issue(`options.${index}.structureId`, "UNKNOWN_STRUCTURE")],
  );
  if (unknown.length > 0) throw invalid(unknown);
  const findings = input.options.flatMap(({ components }, index) => {
    const own = takeParts(components, parts, ["options", String(index), "components"]);
    return checkParts([...shared, ...own], settings).findings;
  });
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0 || !input.active) return;
  throw new DomainError("KIT_UNSAFE", {
    findings: errors.map(({ code, value, limit, unit }) => ({ code, value, limit, unit })),
  });
}

function takeParts(
  components: readonly { productId: string; amount: number }[],
  parts: ReadonlyMap<string, KitPart>,
  path: readonly string[],
): PartAmount[] {
  const unknown: FieldIssue[] = [];
  const found = components.flatMap(({ productId, amount }, index) => {
    const part = parts.get(productId);
    if (part === undefined) unknown.push(issue([...path, index, "productId"].join("."), "UNKNOWN_PRODUCT"));
    return part === undefined ? [] : [{ part, amount }];
  });
  if (unknown.length > 0) throw invalid(unknown);
  return found;
}

function issue(field: string, code: string): FieldIssue {
  return { field, code, message: code };
}

function invalid(issues: readonly FieldIssue[]): DomainError {
  return new DomainError("INVALID_BODY", { issues });
}
