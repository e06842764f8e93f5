import "./checkout.css";
import { type ReactNode, useId } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import type { FoldingStep } from "#domain/checkout/step-of-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Tick } from "#app/ui/input.tsx";
import { useCheckoutForm } from "./checkout-form.ts";

/** A step of the checkout. A complete one is a line that says what was answered, with a button that opens it. Its
 *  fields stay in the form while it is folded; before scripts run, everything is open. */
export function Step({
  form,
  title,
  hint,
  told,
  isOptional = false,
  children,
}: {
  form: FoldingStep;
  title: string;
  /** What the step is for, beside its title while it is open. */
  hint?: string | undefined;
  /** What was answered, in one line. */
  told: string;
  /** Whether the step is for what most people leave out: it folds from its head again. */
  isOptional?: boolean;
  children: ReactNode;
}) {
  const { steps } = useCheckoutForm();
  const body = useId();
  const isFolded = steps?.isFolded(form) ?? false;
  const words = isFolded ? told : hint;
  const button = (label: string, onClick: () => void) => (
    <Button
      kind="link"
      className="app-step__open"
      aria-expanded={!isFolded}
      aria-controls={body}
      {...{ onClick }}
    >
      {label}
      <span className="gs-visually-hidden"> {title}</span>
    </Button>
  );
  return (
    <fieldset className="gs-panel app-step" data-form={form} data-folded={isFolded}>
      <legend className="app-heading app-row app-step__title">
        <span className="app-step__mark" aria-hidden="true" />
        {title}
      </legend>
      {words !== undefined && <p className="app-step__told">{words}</p>}
      {isFolded && button(isOptional ? TEXTS.openStep : TEXTS.changeStep, () => steps?.open(form))}
      {!isFolded && isOptional && steps !== null && button(TEXTS.closeStep, () => steps.leave(form))}
      <div id={body} className="app-step__body">
        {children}
        {steps !== null && !isOptional && (
          <Button className="app-step__next" onClick={() => steps.leave(form)}>
            {TEXTS.nextStep}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** A group of radio buttons, side by side. */
export function Choices<Value extends string>({
  name,
  label,
  options,
  chosen,
  hasLabel = false,
}: {
  name: string;
  label: string;
  /** Whether the label is visible. */
  hasLabel?: boolean;
  options: readonly { value: Value; label: string; note?: string | undefined }[];
  chosen: Value;
}) {
  return (
    <div role="radiogroup" aria-label={label}>
      {hasLabel && <span className="app-field__label app-choice-label">{label}</span>}
      <div className="app-choice-row">
        {options.map(({ value, label: words, note }) => (
          <label key={value} className="app-choice">
            <Tick type="radio" name={name} value={value} defaultChecked={chosen === value} />
            <span>
              <strong>{words}</strong>
              {note !== undefined && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** A checkbox; unticked means no or unknown. */
export function TickLine({
  name,
  value = "yes",
  label,
  isTicked,
}: {
  name: string;
  value?: string;
  label: string;
  isTicked: boolean;
}) {
  return (
    <label className="app-check app-step__wide">
      <Tick name={name} value={value} defaultChecked={isTicked} />
      <span>{label}</span>
    </label>
  );
}
