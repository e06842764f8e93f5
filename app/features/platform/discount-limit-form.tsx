import "./platform.css";
import { Form } from "@remix-run/react";
import { DISCOUNT_LIMIT_TEXTS as TEXTS } from "#copy/discounts.ts";
import { Notice } from "#app/ui/notice.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The answer to a saved limit. */
export interface DiscountLimitAnswer {
  typed: string;
  isInvalid: boolean;
  refusal: { title: string; description: string } | null;
}

export interface DiscountLimitFormProps {
  /** The stored limit. */
  limitPct: string;
  isSaved: boolean;
  answer: DiscountLimitAnswer | undefined;
}

/** Form of the highest discount for the distributor's administrators, set by the platform. */
export function DiscountLimitForm({ limitPct, isSaved, answer }: DiscountLimitFormProps) {
  const isInvalid = answer?.isInvalid === true;
  return (
    <Panel title={TEXTS.title} className="app-card app-discount-limit" aria-label={TEXTS.title}>
      {isSaved && answer === undefined && <Notice tone="ok" title={TEXTS.saved} />}
      {answer?.refusal && <Notice {...answer.refusal} />}
      <p className="app-quiet" id="discount-limit-hint">
        {TEXTS.hint}
      </p>
      <Form method="post" preventScrollReset className="app-row app-row--top app-discount-limit__row">
        <HiddenField name="expectedPct" value={limitPct} />
        <div className="app-field">
          <label className="app-field__label" htmlFor="discount-limit">
            {TEXTS.label}
          </label>
          <Input
            id="discount-limit"
            className="app-number"
            name="limitPct"
            inputMode="decimal"
            maxLength={6}
            required
            defaultValue={answer?.typed ?? limitPct.replace(".", ",")}
            aria-invalid={isInvalid ? true : undefined}
            aria-describedby={isInvalid ? "discount-limit-hint discount-limit-error" : "discount-limit-hint"}
          />
          {isInvalid && (
            <span className="gs-field-error" id="discount-limit-error">
              {TEXTS.invalid}
            </span>
          )}
        </div>
        <Button type="submit" name="intent" value="discount">
          {TEXTS.save}
        </Button>
      </Form>
    </Panel>
  );
}
