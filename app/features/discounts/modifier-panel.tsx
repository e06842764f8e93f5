import "./discounts.css";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MODIFIER_TEXTS as TEXTS, APPROVAL_TEXTS } from "#copy/discounts.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { ModifierPart, ValueModifier } from "#domain/pricing/value-modifier.ts";
import { formatCents, formatPct } from "#domain/shared/format.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DiscountAnswer } from "./discount-answer.ts";
import { toTyped } from "./modifier-form-data.ts";
import { HiddenField, Input, Select, TextArea } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface ModifierPanelProps {
  version: number;
  valueModifier: ValueModifier;
  subtotalCents: number;
  limits: ModifierLimits;
  mayAsk: boolean;
  fixed: "paid" | "returned" | "closed" | "charged" | "blocked" | "expired" | null;
  answer: DiscountAnswer | undefined;
}

/** Limits from this one on count as no limit. */
const UNLIMITED_PCT = 1000;

/** Increase and discount of a saved request, within the person's limits or as a request for approval. */
export function ModifierPanel(props: ModifierPanelProps) {
  const { version, valueModifier, subtotalCents, limits, mayAsk, fixed, answer } = props;
  const [isDirty, setDirty] = useState(answer !== undefined);
  const isSaving = useNavigation().formMethod === "POST";
  const typed = answer?.typed ?? toTyped(valueModifier);
  if (limits.increasePct === null && limits.decreasePct === null && !mayAsk) return null;
  if (fixed !== null) {
    return (
      <Panel title={TEXTS.title} className="app-card" aria-label={TEXTS.title}>
        <p className="app-quiet">{TEXTS.fixedReasons[fixed]}</p>
      </Panel>
    );
  }
  return (
    <Panel title={TEXTS.title} className="app-card" aria-label={TEXTS.title}>
      <p className="app-quiet">{fill(TEXTS.subtotal, { amount: formatCents(subtotalCents) })}</p>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <Form
        method="post"
        preventScrollReset
        className="app-grid app-modifier__form"
        onChange={() => {
          setDirty(true);
        }}
      >
        <HiddenField name="version" value={version} />
        {limits.increasePct !== null && (
          <PartField
            name="increase"
            part={typed.increase}
            limitPct={limits.increasePct}
            error={answer?.errors.increase}
          />
        )}
        {limits.increasePct === null && <KeptPart name="increase" part={typed.increase} />}
        {limits.decreasePct !== null || mayAsk ? (
          <PartField
            name="decrease"
            part={typed.decrease}
            limitPct={limits.decreasePct}
            error={answer?.errors.decrease}
          />
        ) : (
          <KeptPart name="decrease" part={typed.decrease} />
        )}
        {answer?.mayAsk === true && mayAsk && <AskFields answer={answer} />}
        <div className="app-row app-wide">
          {answer?.mayAsk === true && mayAsk && (
            <Button type="submit" kind="primary" name="intent" value="ask">
              {APPROVAL_TEXTS.ask}
            </Button>
          )}
          <Button
            type="submit"
            kind={answer?.mayAsk === true ? "plain" : "primary"}
            name="intent"
            value="modify"
            aria-busy={isSaving}
          >
            {TEXTS.save}
          </Button>
        </div>
      </Form>
      <LeaveGuard
        isDirty={isDirty && !isSaving}
        message={TEXTS.leave}
        onLeave={() => {
          setDirty(false);
        }}
      />
    </Panel>
  );
}

function PartField({
  name,
  part,
  limitPct,
  error,
}: {
  name: "increase" | "decrease";
  part: ModifierPart;
  limitPct: string | null;
  error: "number" | "tooLarge" | "missing" | undefined;
}) {
  const hint =
    limitPct === null
      ? TEXTS.noLimit
      : Number(limitPct) >= UNLIMITED_PCT
        ? TEXTS.unlimited
        : fill(TEXTS.limit, { limit: formatPct(limitPct) });
  return (
    <div className="app-field">
      <label className="app-field__label" htmlFor={`modifier-${name}`}>
        {TEXTS[name]}
      </label>
      <div className="app-modifier__part">
        <Input
          id={`modifier-${name}`}
          className="app-number"
          name={name}
          defaultValue={part.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="0"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`modifier-${name}-hint${error === undefined ? "" : ` modifier-${name}-error`}`}
        />
        <Select
          name={`${name}Type`}
          defaultValue={part.type}
          aria-label={name === "increase" ? TEXTS.increaseType : TEXTS.decreaseType}
        >
          <option value="percentage">{TEXTS.percentage}</option>
          <option value="fixed">{TEXTS.fixed}</option>
        </Select>
      </div>
      <span className="app-field__hint" id={`modifier-${name}-hint`}>
        {hint}
      </span>
      {error !== undefined && (
        <span className="gs-field-error" id={`modifier-${name}-error`}>
          {error === "tooLarge" ? TEXTS.tooLarge : TEXTS.invalid}
        </span>
      )}
    </div>
  );
}

/** Parts that the person may not change are sent back unchanged. */
function KeptPart({ name, part }: { name: "increase" | "decrease"; part: ModifierPart }) {
  return (
    <>
      <HiddenField name={name} value={part.amount} />
      <HiddenField name={`${name}Type`} value={part.type} />
    </>
  );
}

function AskFields({ answer }: { answer: DiscountAnswer }) {
  const error = answer.errors.reason;
  return (
    <div className="app-field app-wide">
      <label className="app-field__label" htmlFor="modifier-reason">
        {APPROVAL_TEXTS.reason}
      </label>
      <TextArea
        id="modifier-reason"
        name="reason"
        rows={3}
        maxLength={500}
        defaultValue={answer.text}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`modifier-reason-hint${error === undefined ? "" : " modifier-reason-error"}`}
      />
      <span className="app-field__hint" id="modifier-reason-hint">
        {APPROVAL_TEXTS.reasonHint}
      </span>
      {error !== undefined && (
        <span className="gs-field-error" id="modifier-reason-error">
          {APPROVAL_TEXTS.reasonMissing}
        </span>
      )}
    </div>
  );
}
