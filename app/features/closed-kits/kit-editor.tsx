import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/fill.ts";
import { changedKitFields, type KitForm, reapplyKitChanges } from "#domain/kits/kit-form.ts";
import type { KitCheckSettings, KitPart } from "#domain/kits/kit-part.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import type { KitAnswer } from "./kit-answer.ts";
import { KitCheckPanel } from "./kit-check-panel.tsx";
import { KitComponents } from "./kit-components.tsx";
import { KitIdentity, KitSale } from "./kit-identity.tsx";
import { KitNotices } from "./kit-notices.tsx";
import { KitOptions } from "./kit-options.tsx";
import { amountsOf } from "./kit-state.ts";

export interface KitEditorProps {
  /** Null for a new kit. */
  version: number | null;
  form: KitForm;
  /** Products of the form. */
  parts: readonly KitPart[];
  workshop: KitCheckSettings & {
    structures: readonly { id: string; name: string; active: boolean }[];
  };
  answer: KitAnswer | undefined;
  /** Where the kit as it stands now is opened. */
  currentPath: string;
}

/** The form of a kit beside its electrical check, which follows each change. What was loaded when it opened stays its
 *  base; what somebody else saves meanwhile is put below the person's own changes when they ask for it. */
export function KitEditor(props: KitEditorProps) {
  const { version, form: loaded, workshop, answer, currentPath } = props;
  const [base, setBase] = useState(loaded);
  const [begun, setBegun] = useState(version ?? 0);
  const [form, setForm] = useState(loaded);
  const [known, setKnown] = useState(() => new Map(props.parts.map((part) => [part.productId, part])));
  const [reapplied, setReapplied] = useState<KitAnswer | null>(null);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  const know = (...parts: readonly KitPart[]) => {
    setKnown((before) => new Map([...before, ...parts.map((part) => [part.productId, part] as const)]));
  };
  const errors = reapplied !== null && reapplied === answer ? {} : (answer?.errors ?? {});
  const shared = amountsOf(form.components, known);
  const [first] = form.options;
  const judged = [...shared, ...amountsOf(first?.components ?? [], known).filter(hasSheet)];
  const changes = changedKitFields(base, form);
  const isDirty = changes.length > 0;
  const names = new Set(changes.map((field) => WORDS.fields[field]));
  return (
    <Form ref={element} method="post" className="app-kit-editor" noValidate preventScrollReset>
      <input type="hidden" name="kit" value={JSON.stringify(form)} />
      <input type="hidden" name="version" value={begun} />
      {/* Enter in a field presses the first button that submits. */}
      <button type="submit" hidden tabIndex={-1} />
      <div className="app-kit-editor__main">
        <KitNotices
          answer={answer}
          isReapplied={reapplied !== null && reapplied === answer}
          currentPath={currentPath}
          onReapply={(current) => {
            setForm(reapplyKitChanges(base, form, current.form));
            setBase(current.form);
            setBegun(current.version);
            know(...current.parts);
            setReapplied(answer ?? null);
          }}
        />
        <KitIdentity
          form={form}
          errors={errors}
          onChange={setForm}
          // What was typed while the picture was on its way stays.
          onPhoto={(photoId) => {
            setForm((now) => ({ ...now, photoId }));
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
      <KitCheckPanel list={judged} workshop={workshop} />
      <div className="app-kit-editor__bar">
        <SaveBar
          text={isDirty ? fill(WORDS.changes, { list: [...names].join(", ") }) : WORDS.noChanges}
          isDirty={isDirty}
          isNew={version === null}
          labels={{ ...WORDS, save: version === null ? WORDS.create : WORDS.save }}
          onDiscard={() => {
            setForm(base);
          }}
        />
      </div>
      <LeaveGuard
        isDirty={isDirty}
        message={WORDS.unsaved}
        onLeave={() => {
          setForm(base);
        }}
      />
    </Form>
  );
}

function hasSheet({ part }: { part: KitPart }): boolean {
  return part.sheet !== null;
}
