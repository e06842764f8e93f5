import { fill } from "#copy/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";
import type { RoleForm, RoleFormChanges } from "#domain/access/role-form.ts";

/** What a person changed, in a few words. */
export function changesText({ added, removed, fields }: RoleFormChanges): string {
  const names = [...new Set(fields.map(fieldName))];
  const list = [
    ...(added.length === 0
      ? []
      : [added.length === 1 ? TEXTS.addedOne : fill(TEXTS.added, { count: added.length })]),
    ...(removed.length === 0
      ? []
      : [removed.length === 1 ? TEXTS.removedOne : fill(TEXTS.removed, { count: removed.length })]),
    ...names,
  ].join(", ");
  const count = added.length + removed.length + names.length;
  if (count === 0) return TEXTS.noChanges;
  return count === 1 ? fill(TEXTS.oneChange, { list }) : fill(TEXTS.manyChanges, { count, list });
}

function fieldName(field: keyof RoleForm): string {
  if (field === "name" || field === "type" || field === "label") return TEXTS.fields[field];
  if (field.startsWith("externalLink")) return TEXTS.fields.externalLink;
  return field.startsWith("whatsApp") ? TEXTS.fields.whatsApp : TEXTS.fields.limits;
}
