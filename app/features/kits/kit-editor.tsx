import "./closed-kits.css";
import "#app/ui/beside.css";
import { Form } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import type { KitCheckSettings, KitPart } from "#domain/kits/kit-part.ts";
import { changedFields, reapplyFields } from "#domain/records/record-form.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import type { KitAnswer } from "./kit-answer.ts";
import { isKitDraft, type KitDraft, useDraftUntilSaved } from "./kit-draft.ts";
import { KitCheckPanel } from "./kit-check-panel.tsx";
import { KitComponents } from "./kit-components.tsx";
import { KitIdentity, KitSale } from "./kit-identity.tsx";
import { KitNotices } from "./kit-notices.tsx";
import { KitOptions } from "./kit-options.tsx";
import { amountsOf } from "./kit-state.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface KitEditorProps {
  /** Null for a new kit. */
  version: number | null;
  form: KitForm;
  /** Products in the form. */
  parts: readonly KitPart[];
  workshop: KitCheckSettings & {
    structures: readonly { id: string; name: string; active: boolean }[];
  };
  answer: KitAnswer | undefined;
  /** Path that opens the stored kit. */
  currentPath: string;
  draft: DraftTarget;
}

/** The form of a kit beside its electrical check, which follows each change. The form's base is the version that
 *  was loaded when it opened; changes that another person saves are merged under the person's own on request. The
 *  draft keeps its base, so that the same works for a draft of an older version. */
export function KitEditor(props: KitEditorProps) {
  const { version, workshop, answer, currentPath } = props;
  const { opened, kept, known, setForm, know } = useKitState(props);
  const { setState } = kept;
  const { base, form, version: begun } = kept.state;
  useDraftUntilSaved(kept.clear);
  const element = useAnsweredForm(answer);
  const isOld = kept.restored && begun < opened.version;
  const giveUp = () => {
    setForm(base);
    kept.clear();
  };
  const { isReapplied, errors, reapply } = useReapplying(answer, kept);
  const shared = amountsOf(form.components, known);
  const changes = changedFields(base, form);
  const isDirty = changes.length > 0;
  return (
    <Form ref={element} method="post" className="app-beside app-kit-editor" noValidate preventScrollReset>
      <HiddenField name="kit" value={JSON.stringify(form)} />
      <HiddenField name="version" value={begun} />
      {/* Enter in a field presses the form's first submit button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      <div className="app-stack">
        <KitNotices
          answer={isOld && answer === undefined ? OLD_DRAFT(opened) : answer}
          isReapplied={isReapplied}
          currentPath={currentPath}
          onReapply={reapply}
          onGiveUp={kept.discard}
        />
        <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
        <KitIdentity
          form={form}
          errors={errors}
          onChange={setForm}
          // Keeps what was typed during the upload.
          onPhoto={(photoId) => {
            setState((now) => ({ ...now, form: { ...now.form, photoId } }));
          }}
        />
        <KitComponents
          rows={form.components}
          parts={known}
          error={errors["components"]}
          onChange={(components) => {
            setForm({ ...form, components });
          }}
          onPick={(part) => {
            know(part);
            const components = [...form.components, { productId: part.productId, amount: "1" }];
            setForm({ ...form, components });
          }}
        />
        <KitOptions
          options={form.options}
          shared={shared}
          parts={known}
          structures={workshop.structures}
          errors={errors}
          onChange={(options) => {
            setForm({ ...form, options });
          }}
          onKnow={know}
        />
        <KitSale form={form} errors={errors} onChange={setForm} />
      </div>
      <KitCheckPanel list={[...shared, ...ofFirstOption(form, known)]} workshop={workshop} />
      <div className="app-kit-editor__bar">
        <SaveBar
          text={barText(changes, version === null)}
          isDirty={isDirty}
          isNew={version === null}
          labels={{ ...WORDS, save: version === null ? WORDS.create : WORDS.save }}
          onDiscard={isOld ? kept.discard : giveUp}
        />
      </div>
      <LeaveGuard isDirty={isDirty} message={WORDS.unsaved} onLeave={giveUp} />
    </Form>
  );
}

/** The form's values with their draft, and the products known in it. */
function useKitState({ version, form: loaded, parts, draft }: KitEditorProps) {
  const [opened] = useState({ form: loaded, version: version ?? 0, parts: parts });
  const kept = useStateDraft<KitDraft>(draft, {
    initial: { version: opened.version, base: loaded, form: loaded, parts: opened.parts },
    isState: isKitDraft,
  });
  const { state, setState } = kept;
  const setForm = (next: KitForm) => {
    setState((now) => ({ ...now, form: next }));
  };
  // Newly loaded data of a product replace those of the draft.
  const known = useMemo(
    () => new Map([...state.parts, ...opened.parts].map((part) => [part.productId, part])),
    [state.parts, opened.parts],
  );
  const know = (...parts: readonly KitPart[]) => {
    setState((now) => ({ ...now, parts: withParts(now.parts, parts) }));
  };
  return { opened, kept, known, setForm, know };
}

/** Merges the stored kit under the person's own changes, and clears the refusal with its errors. */
function useReapplying(
  answer: KitAnswer | undefined,
  { state, setState }: Pick<ReturnType<typeof useStateDraft<KitDraft>>, "state" | "setState">,
) {
  const [reapplied, setReapplied] = useState<KitAnswer | "draft" | null>(null);
  const isAnswered = reapplied !== null && reapplied === answer;
  return {
    isReapplied: reapplied === "draft" ? answer === undefined : isAnswered,
    errors: isAnswered ? {} : (answer?.errors ?? {}),
    reapply: (current: NonNullable<KitAnswer["current"]>) => {
      setState({
        version: current.version,
        base: current.form,
        form: reapplyFields({ base: state.base, mine: state.form, current: current.form }),
        parts: withParts(state.parts, current.parts),
      });
      setReapplied(answer ?? "draft");
    },
  };
}

/** The form; a refusal moves the focus to the first error in it. */
function useAnsweredForm(answer: KitAnswer | undefined) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  return element;
}

function barText(changes: ReturnType<typeof changedFields<KitForm>>, isNew: boolean): string {
  if (changes.length === 0) return isNew ? WORDS.newText : WORDS.noChanges;
  const names = new Set(changes.map((field) => WORDS.fields[field]));
  return fill(WORDS.changes, { list: [...names].join(", ") });
}

/** The conflict of a draft of an older version, shown like the refusal of a stale save. */
const OLD_DRAFT = (current: NonNullable<KitAnswer["current"]>): KitAnswer => ({
  kind: "form",
  errors: {},
  refusal: null,
  current,
});

function withParts(before: readonly KitPart[], parts: readonly KitPart[]): readonly KitPart[] {
  return [...new Map([...before, ...parts].map((part) => [part.productId, part])).values()];
}

/** Parts of the first option, which count in the electrical check. */
function ofFirstOption({ options: [first] }: KitForm, known: ReadonlyMap<string, KitPart>) {
  return amountsOf(first?.components ?? [], known).filter(({ part }) => part.sheet !== null);
}
