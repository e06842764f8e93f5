import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import type { RoleFormChanges } from "#domain/access/role-form.ts";

/** The unsaved changes of a role, in a few words each. */
export function changeWords({ added, removed, fields }: RoleFormChanges): string[] {
  const counted = (count: number, one: string, many: typeof TEXTS.added | typeof TEXTS.removed) =>
    count === 0 ? [] : [count === 1 ? one : fill(many, { count })];
  return [
    ...counted(added.length, TEXTS.addedOne, TEXTS.added),
    ...counted(removed.length, TEXTS.removedOne, TEXTS.removed),
    ...fields.map(fieldName),
  ];
}

function fieldName(field: RoleFormChanges["fields"][number]): string {
  if (field === "name" || field === "type" || field === "label") return TEXTS.fields[field];
  if (field.startsWith("externalLink")) return TEXTS.fields.externalLink;
  return field.startsWith("whatsApp") ? TEXTS.fields.whatsApp : TEXTS.fields.limits;
}
