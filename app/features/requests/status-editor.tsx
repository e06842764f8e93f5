import "./statuses.css";
import "#app/ui/form.css";
import { STATUS_FORM_WORDS as WORDS, STATUS_GROUP_LABELS } from "#copy/requests/statuses.ts";
import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import type { StatusForm } from "#domain/requests/deal-status-schema.ts";
import { MARK_COLORS } from "#domain/shared/mark-colors.ts";
import { CheckField } from "#app/ui/check-field.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { ColorChoice } from "#app/ui/color-choice.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { RecordName } from "../records/record-facts.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";

const GROUP_OPTIONS = STATUS_GROUPS.map((value) => ({ value, label: STATUS_GROUP_LABELS[value] }));

export interface StatusEditorProps extends RecordEditorProps<StatusForm> {
  /** The other statuses of its type, as options. */
  others: readonly { value: string; label: string }[];
}

/** Form of a status. */
export function StatusEditor({ others, ...editor }: StatusEditorProps) {
  const state = useRecordForm(editor, ["nextStatusIds"]);
  const { form, errors, change } = state;
  return (
    <RecordFrame state={state} words={WORDS}>
      <FormPart legend={WORDS.facts}>
        <div className="app-form__pair">
          <RecordName form={form} errors={errors} words={WORDS} onChange={change} />
          <SelectField
            name="group"
            label={WORDS.group}
            hint={WORDS.groupHint}
            options={GROUP_OPTIONS}
            value={form.group}
            error={errors["group"]}
            onChange={(event) => {
              change({ group: event.currentTarget.value });
            }}
          />
        </div>
        <ColorChoice
          colors={MARK_COLORS}
          value={form.color}
          begun={state.base.color}
          onChange={(color) => {
            change({ color });
          }}
        />
      </FormPart>
      <NextStatuses form={form} errors={errors} others={others} onChange={change} />
      <FormPart legend={WORDS.toBuyers}>
        <TextAreaField
          name="message"
          label={WORDS.message}
          hint={WORDS.messageHint}
          error={errors["message"]}
          value={form.message}
          rows={4}
          maxLength={500}
          onText={(message) => {
            change({ message });
          }}
        />
      </FormPart>
    </RecordFrame>
  );
}

interface NextStatusesProps extends Pick<StatusEditorProps, "others"> {
  form: StatusForm;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<StatusForm>) => void;
}

/** Which statuses may follow: any other, or those of a list. The list is hidden as long as any other may. */
function NextStatuses({ form, errors, others, onChange }: NextStatusesProps) {
  return (
    <FormPart legend={WORDS.next}>
      <div className="app-status-next">
        <CheckField
          name="followedByAny"
          label={WORDS.followedByAny}
          hint={WORDS.followedByAnyHint}
          checked={form.followedByAny === "true"}
          onChange={(isAny) => {
            onChange({ followedByAny: String(isAny) });
          }}
        />
        <CheckList
          name="nextStatusIds"
          legend={WORDS.nextStatusIds}
          hint={others.length > 0 ? WORDS.nextStatusIdsHint : WORDS.noOthers}
          options={others}
          chosen={form.nextStatusIds}
          isWrong={errors["nextStatusIds"] !== undefined}
          errorText={WORDS.nextStatusIdsGone}
          onChange={(nextStatusIds) => {
            onChange({ nextStatusIds });
          }}
        />
      </div>
    </FormPart>
  );
}
