import "#app/styles/record-form.css";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";
import { changesOf, hasChanges, type RoleForm } from "#domain/access/role-form.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { useAnswerFocus } from "#app/components/use-answer-focus.ts";
import { DraftNotice } from "#app/components/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import { changesText } from "./changes-text.ts";
import type { ListedGroup } from "./permission-group.tsx";
import { PermissionPicker } from "./permission-picker.tsx";
import type { RoleAnswer } from "./role-answer.ts";
import { RoleBasics } from "./role-basics.tsx";
import { RoleNotices } from "./role-notices.tsx";
import { RoleValues, type RoleValuesProps } from "./role-values.tsx";

export interface RoleEditorProps {
  /** Null for a new role. */
  role: { version: number; people: number } | null;
  form: RoleForm;
  groups: Readonly<Record<RoleType, readonly ListedGroup[]>>;
  ceilings: RoleValuesProps["ceilings"];
  isReadOnly: boolean;
  draft: DraftTarget;
  answer: RoleAnswer | undefined;
}

/** The form of a role. What was loaded when it opened stays its base, so that news of the role meanwhile changes
 *  nothing of what somebody is typing; it opens anew under another `key`. */
export function RoleEditor(props: RoleEditorProps) {
  const { role, groups, ceilings, isReadOnly, draft, answer } = props;
  const [base] = useState(answer?.base ?? props.form);
  const [version] = useState(answer?.version ?? role?.version ?? 0);
  const [form, setForm] = useState(answer?.form ?? props.form);
  const element = useAnswerFocus(answer);
  // A draft of one version says nothing about another.
  const kept = useFormDraft(element, {
    ...draft,
    name: versionedDraftName(draft, version),
    enabled: !isReadOnly,
  });
  const changes = changesOf(base, form);
  const errors = answer?.errors ?? {};
  const part = { form, errors, onChange: setForm };
  return (
    <Form ref={element} method="post" className="app-form" noValidate>
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field presses the first button that submits. */}
      <button type="submit" hidden tabIndex={-1} />
      {isReadOnly && <p className="gs-notice gs-notice--warn">{TEXTS.ownRole}</p>}
      <RoleNotices answer={answer} />
      <DraftNotice
        restored={kept.restored}
        onDiscard={() => {
          kept.discard();
        }}
      />
      <fieldset disabled={isReadOnly} className="app-form">
        <RoleBasics {...part} people={role?.people ?? null} />
        <PermissionPicker
          groups={groups[form.type]}
          chosen={form.permissions}
          had={base.permissions}
          onChange={(permissions) => {
            setForm({ ...form, permissions });
          }}
        />
        <RoleValues {...part} ceilings={ceilings} />
      </fieldset>
      {!isReadOnly && (
        <SaveBar
          text={changesText(changes)}
          isDirty={hasChanges(changes)}
          isNew={role === null}
          labels={{ ...TEXTS, save: role === null ? TEXTS.create : TEXTS.save }}
          onDiscard={() => {
            setForm(base);
            kept.clear();
          }}
        />
      )}
      <LeaveGuard
        isDirty={!isReadOnly && hasChanges(changes)}
        message={TEXTS.leaveText}
        onLeave={() => {
          kept.clear();
        }}
      />
    </Form>
  );
}
