import "#app/ui/form.css";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { ROLE_FORM_SETS, roleChanges, type RoleFormChanges } from "#domain/access/role-form.ts";
import type { RoleForm } from "#domain/access/role-schema.ts";
import { RecordFrame } from "#app/features/records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "#app/features/records/use-record-form.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import type { ListedGroup } from "./permission-group.tsx";
import { PermissionPicker } from "./permission-picker.tsx";
import { RoleBasics } from "./role-basics.tsx";
import { RoleValues, type RoleValuesProps } from "./role-values.tsx";
import { fill } from "#copy/shared/fill.ts";

export interface RoleEditorProps extends RecordEditorProps<RoleForm> {
  /** Number of people who have the role; null for a new role. */
  people: number | null;
  groups: Readonly<Record<RoleType, readonly ListedGroup[]>>;
  ceilings: RoleValuesProps["ceilings"];
  isReadOnly: boolean;
}

/** The form of a role. */
export function RoleEditor({ people, groups, ceilings, isReadOnly, ...editor }: RoleEditorProps) {
  const state = useRecordForm(editor, ROLE_FORM_SETS);
  const { base, form, errors, change, setForm } = state;
  const part = { form, errors, onChange: setForm };
  const changes = [...new Set(changeWords(roleChanges(base, form)))];
  return (
    <RecordFrame state={{ ...state, changes }} words={TEXTS} isReadOnly={isReadOnly}>
      {isReadOnly && <NoticeBox tone="warn">{TEXTS.ownRole}</NoticeBox>}
      <fieldset disabled={isReadOnly} className="app-form">
        <RoleBasics {...part} people={people} />
        {errors["permissions"] && <p className="gs-field-error">{fieldErrorText(errors["permissions"])}</p>}
        <PermissionPicker
          groups={groups[form.type]}
          chosen={form.permissions}
          had={base.permissions}
          onChange={(permissions) => {
            change({ permissions });
          }}
        />
        <RoleValues {...part} ceilings={ceilings} />
      </fieldset>
    </RecordFrame>
  );
}

/** The unsaved changes of a role, in a few words each. */
function changeWords({ added, removed, fields }: RoleFormChanges): string[] {
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
