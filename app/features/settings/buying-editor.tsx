import "#app/ui/form.css";
import "#app/ui/beside.css";
import "./buying-settings.css";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { BUYING_TEXTS as WORDS } from "#copy/settings/buying-settings.ts";
import type { BuyingSettingsName } from "#domain/settings/buying-settings.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { useAnswerFocus } from "#app/ui/use-answer-focus.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { isLike } from "#app/lib/drafts/is-like.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { BuyingAnswer } from "./buying-answer.ts";
import { ElectricalPreview } from "./electrical-preview.tsx";
import {
  BuyingField,
  type BuyingFieldsProps,
  type BuyingPlace,
  StepFields,
  WarningFields,
} from "./buying-fields.tsx";
import { BuyingNotices } from "./buying-notices.tsx";
import { BuyingPreview } from "./buying-preview.tsx";
import { buyingOfValues, type BuyingValues, newWarnings } from "./buying-values.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";

const KITS: readonly BuyingPlace[] = [
  "kits.showStringBox",
  "kits.canSelectMultipleModelOfModules",
  "kits.showStructureLayout",
  "kits.multipleStructureLayout",
  "kits.showButtonUnknownArrangement",
  "kits.showEditedRecommendation",
  "kits.modulesOrientation",
  "kits.stepsMountKitOrientation",
];
const MOUNT_KIT: readonly BuyingPlace[] = [
  "mountKit.howIntegratorsCanMountKit",
  "mountKit.automaticRecommendationCurrent",
  "mountKit.requiredInverterToMountKit",
  "mountKit.enableInversorPowerInputMinPercentage",
  "mountKit.inversorPowerInputMinPercent",
];
const ELECTRICAL: readonly BuyingPlace[] = [
  "electrical.siteMinC",
  "electrical.cellMaxC",
  "electrical.maxOversizingPct",
  "electrical.maxUndersizingPct",
  "electrical.strictShortCircuit",
];

export interface BuyingEditorProps {
  saved: BuyingValues;
  versions: Readonly<Record<BuyingSettingsName, string>>;
  defaults: BuyingValues;
  /** Draft of this version of the settings: input typed over another version is not restored. */
  draft: DraftTarget;
  answer: BuyingAnswer | undefined;
  isSaved: boolean;
}

/** Settings of the way of buying, beside a preview. The form's base is what was loaded when it opened; another
 *  `key` opens it anew. Unsaved input survives a reload. */
export function BuyingEditor(props: BuyingEditorProps) {
  const { defaults, answer, isSaved } = props;
  const { begun, base, form, kept, settings, fields, pointed, setPointed, changes } = useBuyingForm(props);
  const list = (places: readonly BuyingPlace[]) =>
    places.map((place) => <BuyingField key={place} place={place} {...fields} />);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="app-form app-buying"
      onMouseLeave={() => {
        setPointed(null);
      }}
    >
      {/* Enter in a field presses the form's first submit button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      <HiddenField name="base" value={JSON.stringify(base)} />
      <HiddenField name="versions" value={JSON.stringify(begun)} />
      <BuyingNotices answer={answer} isSaved={isSaved && changes === 0} />
      <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
      <div className="app-beside">
        <div className="app-stack">
          <FormPart legend={WORDS.kits}>{list(KITS)}</FormPart>
          <FormPart legend={WORDS.mountKit}>{list(MOUNT_KIT)}</FormPart>
          <FormPart legend={WORDS.stepsMountKit}>
            <p className="app-field__hint">{WORDS.stepsHint}</p>
            <StepFields {...fields} />
          </FormPart>
        </div>
        <BuyingPreview settings={settings} pointed={pointed} />
      </div>
      <div className="app-beside">
        <FormPart legend={WORDS.electrical}>
          <p className="app-field__hint">{WORDS.electricalHint}</p>
          {list(ELECTRICAL)}
          <WarningFields {...fields} isNew={newWarnings(base, fields.values).length > 0} />
        </FormPart>
        <ElectricalPreview settings={settings.electrical} pointed={pointed} />
      </div>
      <div className="app-row">
        <Button
          type="submit"
          name="intent"
          value="defaults"
          onClick={(event) => {
            event.preventDefault();
            kept.setState(defaults);
          }}
        >
          {WORDS.defaults}
        </Button>
        <span className="app-field__hint">{WORDS.defaultsHint}</span>
      </div>
      <SaveBar
        text={changesText(changes)}
        isDirty={changes > 0}
        isNew={false}
        labels={WORDS}
        onDiscard={() => {
          kept.setState(base);
          kept.clear();
        }}
      />
      <LeaveGuard isDirty={changes > 0} message={WORDS.unsaved} onLeave={kept.clear} />
    </Form>
  );
}

/** Values of the form, their difference from the base, and the setting with the focus or pointer. */
function useBuyingForm({ saved, versions, draft, answer }: BuyingEditorProps) {
  const [base] = useState(answer?.base ?? saved);
  const [begun] = useState(answer?.versions ?? versions);
  const [target] = useState({ ...draft, name: versionedDraftName(draft) });
  const kept = useStateDraft(target, {
    initial: answer?.values ?? saved,
    isState: isLike(saved),
    isSent: answer !== undefined,
  });
  const { state: values, setState: setValues } = kept;
  const [pointed, setPointed] = useState<string | null>(null);
  const form = useAnswerFocus(answer);
  const { settings, errors } = buyingOfValues(values);
  const changes = Object.keys(values).filter((place) => values[place] !== base[place]).length;
  const fields: BuyingFieldsProps = {
    values,
    errors: { ...(values === answer?.values ? answer.errors : {}), ...errors },
    onChange: (place, value) => {
      setValues({ ...values, [place]: value });
    },
    onPoint: setPointed,
  };
  return { begun, base, form, kept, settings, fields, pointed, setPointed, changes };
}

function changesText(count: number): string {
  if (count === 0) return WORDS.noChanges;
  return count === 1 ? WORDS.changeOne : fill(WORDS.changeMany, { count });
}
