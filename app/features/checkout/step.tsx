import "./checkout.css";
import type { ReactNode } from "react";
import type { CheckoutForm } from "#domain/checkout/checkout-event-type.ts";
import { Tick } from "#app/ui/input.tsx";

/** A part of the checkout. */
export function Step({
  form,
  title,
  hint,
  children,
}: {
  form: CheckoutForm;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className="gs-panel app-step" data-form={form}>
      <legend className="app-heading">{title}</legend>
      {hint !== undefined && <p className="app-step__hint">{hint}</p>}
      {children}
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
