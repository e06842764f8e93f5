import "#app/ui/form.css";
import "./pricing.css";
import { Form } from "@remix-run/react";
import { IconMathFunction, IconPlus } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { RULE_ERRORS, RULES_TEXTS as WORDS } from "#copy/precification.ts";
import { PRICE_VARIABLES } from "#domain/pricing/price-vocabulary.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { OrderList } from "#app/ui/order-list.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { BreakFields } from "./break-fields.tsx";
import { FormulaHelp } from "./formula-help.tsx";
import { FunctionCard } from "./function-card.tsx";
import { insertPiece } from "./insert-piece.ts";
import type { Trial, TrialItem } from "./price-trial.ts";
import type { RulesAnswer } from "./rules-answer.ts";
import { changeRules, orderFunctions } from "./rules-form-data.ts";
import { RulesNotices } from "./rules-notices.tsx";
import { type FunctionValues, rulesOf, type RulesValues } from "./rules-values.ts";
import { TrialPanel } from "./trial-panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";

export interface RulesEditorProps {
  saved: RulesValues;
  /** Of the draft that was read. */
  version: number;
  /** The version that is in force. */
  publishedVersion: number;
  /** Whether the draft was begun before that one and has to be saved over it. */
  isOutdated: boolean;
  trialItems: readonly TrialItem[];
  groups: readonly { id: string; name: string }[];
  answer: RulesAnswer | undefined;
  message: string | null;
}

/** The rules of prices: functions in their order, breaks, and the least margin. What was loaded when it opened stays
 *  its base; it opens anew under another `key`. */
export function RulesEditor(props: RulesEditorProps) {
  const { version, publishedVersion, isOutdated, trialItems, groups, answer, message } = props;
  const [base] = useState(props.saved);
  const [values, setValues] = useState(answer?.values ?? props.saved);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => wrongFunctions(values, answer));
  const [trial, setTrial] = useState<Trial | null>(() => firstTrial(trialItems));
  const [writing, setWriting] = useState<Writing | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined || answer.isChanged) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  const isDirty = JSON.stringify(values) !== JSON.stringify(base);
  const isUntouched = values === answer?.values;
  const errors = isUntouched ? answer.errors : answer === undefined ? {} : rulesOf(values).errors;
  const step = (name: string) => {
    const id = `fn_${crypto.randomUUID().slice(0, 8)}`;
    setValues(changeRules(values, name, id, WORDS.newName));
    if (name === "function") setOpen(new Set([...open, id]));
  };
  const setFunction = (next: FunctionValues) => {
    setValues({
      ...values,
      functions: values.functions.map((one) => (one.id === next.id ? next : one)),
    });
  };
  const insert = (piece: string) => {
    const area = writing?.area.current;
    const one = values.functions.find(({ id }) => id === writing?.id);
    if (!area || one === undefined) return;
    insertPiece(area, piece, (text) => {
      setFunction({ ...one, value: text });
    });
  };
  const nameOf = (id: string) => values.functions.find((one) => one.id === id)?.name ?? "";
  const marginError = errors["minimumMarginPct"];
  return (
    <div className="app-price-columns">
      <Form ref={form} method="post" noValidate preventScrollReset className="app-form app-price-rules">
        {/* Enter in a field presses the first button that submits. */}
        <Button kind="bare" type="submit" hidden tabIndex={-1} />
        <HiddenField name="version" value={answer?.version ?? version} />
        <HiddenField name="basedOn" value={publishedVersion} />
        <RulesNotices answer={answer} message={isDirty ? null : message} />
        <section className="app-price-functions" aria-label={WORDS.functions}>
          <div className="app-price-functions__head">
            <div>
              <h2 className="app-step__title">{WORDS.functions}</h2>
              <p className="app-step__hint">{WORDS.functionsHint}</p>
            </div>
            <Button
              type="submit"
              name="step"
              value="function"
              onClick={(event) => {
                event.preventDefault();
                step("function");
              }}
            >
              <IconPlus size={16} stroke={2} aria-hidden />
              {WORDS.add}
            </Button>
          </div>
          {values.functions.length === 0 ? (
            <EmptyState icon={IconMathFunction} title={WORDS.emptyTitle} text={WORDS.emptyText} />
          ) : (
            <OrderList
              ids={values.functions.map(({ id }) => id)}
              nameOf={nameOf}
              onChange={(ids) => {
                setValues(orderFunctions(values, ids));
              }}
            >
              {(id) => {
                const one = values.functions.find((other) => other.id === id);
                return (
                  one && (
                    <FunctionCard
                      value={one}
                      errors={errors}
                      formulaError={isUntouched ? answer.formulas[id] : undefined}
                      isOpen={open.has(id)}
                      trial={trial}
                      onToggle={(isOpen) => {
                        if (isOpen !== open.has(id)) setOpen(toggled(open, id));
                      }}
                      onChange={setFunction}
                      onStep={step}
                      onFormula={(area) => {
                        setWriting({ id, area });
                      }}
                    />
                  )
                );
              }}
            </OrderList>
          )}
        </section>
        <BreakFields
          breaks={values.breaks}
          errors={errors}
          onChange={(breaks) => {
            setValues({ ...values, breaks });
          }}
          onStep={step}
        />
        <FormPart legend={WORDS.margin}>
          <FieldFrame
            name="minimumMarginPct"
            label={WORDS.marginLabel}
            hint={WORDS.marginHint}
            error={marginError}
            errorText={marginError && RULE_ERRORS[marginError]}
            className="app-price-margin"
          >
            {(control) => (
              <Input
                {...control}
                value={values.minimumMarginPct}
                inputMode="decimal"
                maxLength={8}
                autoComplete="off"
                onChange={(event) => {
                  setValues({ ...values, minimumMarginPct: event.currentTarget.value });
                }}
              />
            )}
          </FieldFrame>
        </FormPart>
        <SaveBar
          text={isDirty ? WORDS.changed : WORDS.noChanges}
          isDirty={isDirty}
          isNew={isOutdated}
          labels={WORDS}
          onDiscard={() => {
            setValues(base);
          }}
        />
        <LeaveGuard isDirty={isDirty} message={WORDS.unsaved} onLeave={() => undefined} />
      </Form>
      <div className="app-price-aside">
        <TrialPanel items={trialItems} groups={groups} trial={trial} onChange={setTrial} />
        <FormulaHelp variables={PRICE_VARIABLES} isOpen onInsert={writing === null ? null : insert} />
      </div>
    </div>
  );
}

/** The formula that is being written. */
interface Writing {
  id: string;
  area: RefObject<HTMLTextAreaElement>;
}

function firstTrial([item]: readonly TrialItem[]): Trial | null {
  return item === undefined ? null : { item, amount: 1, state: null, groupId: null };
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]);
}

/** Functions with something to mend, and the one that a button added without scripts. */
function wrongFunctions({ functions }: RulesValues, answer: RulesAnswer | undefined): ReadonlySet<string> {
  if (answer === undefined) return new Set();
  const wrong = functions.filter(
    ({ id }) =>
      answer.formulas[id] !== undefined ||
      Object.keys(answer.errors).some((place) => place.startsWith(`f.${id}.`)),
  );
  const last = answer.isChanged ? functions.slice(-1) : [];
  return new Set([...wrong, ...last].map(({ id }) => id));
}
