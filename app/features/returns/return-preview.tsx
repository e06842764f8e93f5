import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { RETURN_TEXTS as TEXTS, STOCK_EFFECT_TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ReturnPreview } from "#domain/returns/return-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { MoneyFacts } from "./money-facts.tsx";
import { ReturnLines } from "./return-lines.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";

/** What saving would do to units, money and stock, to be confirmed or corrected. */
export function ReturnPreviewPanel({ preview, answer }: { preview: ReturnPreview; answer: ReturnsAnswer }) {
  const { lines, restCents, amountCents, isAll, money, stock, centerName, returns } = preview;
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Panel className="app-card app-stack app-gap-12" aria-labelledby="return-preview">
      <h2 className="app-heading" id="return-preview" ref={heading} tabIndex={-1}>
        {TEXTS.preview}
      </h2>
      {answer.problem === null ? (
        <p className="app-quiet">{TEXTS.previewHint}</p>
      ) : (
        <Notice title={answer.problem} />
      )}
      <ReturnLines lines={lines} restCents={restCents} amountCents={amountCents} />
      <h3 className="app-small">{fill(TEXTS.stockTitle, { center: centerName })}</h3>
      {stock.length === 0 ? (
        <p className="app-quiet">{TEXTS.noStock}</p>
      ) : (
        <ul className="app-returns__lines">
          {stock.map(({ productId, name, amount, effect }) => (
            <li key={`${productId} ${effect}`}>
              {fill(STOCK_EFFECT_TEXTS[effect], { amount: formatNumber(amount), name })}
            </li>
          ))}
        </ul>
      )}
      <h3 className="app-small">{TEXTS.money}</h3>
      <MoneyFacts money={money} />
      {isAll && <NoticeBox tone="info">{TEXTS.all}</NoticeBox>}
      <Form method="post" className="app-returns__form" aria-label={TEXTS.preview} preventScrollReset>
        {Object.entries(answer.values)
          .filter(([name]) => name !== "intent" && !name.startsWith("seen"))
          .map(([name, value]) => (
            <HiddenField key={name} name={name} value={value} />
          ))}
        <HiddenField name="seenReturns" value={returns} />
        <HiddenField name="seenAmountCents" value={amountCents} />
        <HiddenField name="seenGiveBackCents" value={money.toGiveBackCents} />
        <div className="app-row app-gap-8">
          <BusyButton
            isBusy={isSaving}
            label={TEXTS.confirm}
            busyLabel={TEXTS.saving}
            kind="primary"
            name="intent"
            value="save"
          />
          <Button type="submit" name="intent" value="correct">
            {TEXTS.correct}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
