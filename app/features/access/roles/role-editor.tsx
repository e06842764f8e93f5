import "#app/ui/form.css";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { ROLE_FORM_SETS, roleChanges } from "#domain/access/role-form.ts";
import type { RoleForm } from "#domain/access/role-schema.ts";
import { RecordFrame } from "#app/features/records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "#app/features/records/use-record-form.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import { changeWords } from "./changes-text.ts";
import type { ListedGroup } from "./permission-group.tsx";
import { PermissionPicker } from "./permission-picker.tsx";
import { RoleBasics } from "./role-basics.tsx";
import { RoleValues, type RoleValuesProps } from "./role-values.tsx";

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
