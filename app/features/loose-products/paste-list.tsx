import "./loose-entry.css";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CODE_LIST_FAULT_TEXTS, PASTE_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { lineStockText } from "#copy/stock/stock-text.ts";
import { parseCodeList } from "#domain/loose-products/parse-code-list.ts";
import { MAX_SALE_LINES } from "#domain/loose-products/sale-limits.ts";
import type { ResolvedLine, ResolvedProducts } from "#domain/loose-products/sale-product-schema.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { linePaste } from "#app/ui/line-paste.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { type BuyingFor, resolveList } from "./sale-product-api.ts";
import { elsewhereName } from "./elsewhere-name.ts";
import { TextArea } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Code } from "#app/ui/code.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

export interface PasteListProps extends BuyingFor {
  /** Text that was pasted elsewhere. */
  initial: string;
  onAdd: (lines: readonly ResolvedLine[]) => void;
  onClose: () => void;
}

/** A pasted list of codes: the server checks it, each line shows its error, and valid lines go into the cart. A
 *  list that is too long for one purchase is refused when it is pasted. */
export function PasteList({ initial, onAdd, onClose, integratorId }: PasteListProps) {
  const [refusal, setRefusal] = useState(() => refusalOf(initial));
  const [text, setText] = useState(refusal === null ? initial : "");
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<ResolvedProducts | null>(null);
  const handlers = linePaste({
    mayStand: (whole) => {
      const refused = refusalOf(whole);
      setRefusal(refused);
      return refused === null;
    },
    onPut: setText,
  });
  const check = async () => {
    const refused = parseCodeList(text).lineCount === 0 ? TEXTS.empty : refusalOf(text);
    setRefusal(refused);
    if (refused !== null) return;
    setIsBusy(true);
    try {
      setFound(await resolveList(text, { integratorId }));
    } catch {
      setRefusal(TEXTS.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ModalDialog title={TEXTS.title} className="app-paste" onClose={onClose}>
      {found === null ? (
        <>
          <p className="app-field__hint" id="paste-hint">
            {TEXTS.hint}
          </p>
          <TextArea
            className="app-paste__text"
            aria-label={TEXTS.field}
            aria-describedby="paste-hint"
            rows={10}
            spellCheck={false}
            placeholder={TEXTS.example}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
            {...handlers}
          />
          {refusal !== null && <Notice title={refusal} />}
          <div className="app-row app-row--end">
            <Button onClick={onClose}>{TEXTS.cancel}</Button>
            <Button kind="primary" aria-busy={isBusy} disabled={isBusy} onClick={() => void check()}>
              {isBusy ? TEXTS.checking : TEXTS.check}
            </Button>
          </div>
        </>
      ) : (
        <Checked
          found={found}
          onAdd={onAdd}
          onBack={() => {
            setFound(null);
          }}
        />
      )}
    </ModalDialog>
  );
}

/** Why the list is too long; null when it is not. */
function refusalOf(text: string): string | null {
  const { lineCount: lines } = parseCodeList(text);
  if (lines <= MAX_SALE_LINES) return null;
  return fill(TEXTS.tooMany, { lines: formatNumber(lines), limit: formatNumber(MAX_SALE_LINES) });
}

function Checked({
  found,
  onAdd,
  onBack,
}: {
  found: ResolvedProducts;
  onAdd: (lines: readonly ResolvedLine[]) => void;
  onBack: () => void;
}) {
  const { lines, problems, center } = found;
  const count = lines.length;
  return (
    <>
      {problems.length > 0 && (
        <NoticeBox as="div" tone="warn" role="alert">
          <h3 className="app-subheading">
            {problems.length === 1 ? TEXTS.problemsOne : fill(TEXTS.problems, { count: problems.length })}
          </h3>
          <ul>
            {problems.map(({ line, text, fault }) => (
              <li key={`${String(line)}-${text}`}>
                <span className="app-quiet">{fill(TEXTS.line, { line })}</span> {text}:{" "}
                <strong>{CODE_LIST_FAULT_TEXTS[fault]}</strong>
              </li>
            ))}
          </ul>
        </NoticeBox>
      )}
      <h3 className="app-subheading">
        {count === 0 ? TEXTS.foundNone : count === 1 ? TEXTS.foundOne : fill(TEXTS.found, { count })}
      </h3>
      <ul className="app-lines">
        {lines.map((line) => {
          const stock = lineStockText(line, {
            ...{ amount: line.amount, center: center.name, elsewhere: elsewhereName(line.stocks) },
          });
          return (
            <li key={line.id}>
              <span>
                {formatNumber(line.amount)} × <ShownName parts={[line.name]} />
                <span className="app-subline app-wrap">
                  <Code>{line.productCode}</Code>
                  {line.mentions > 1 && ` · ${fill(TEXTS.summed, { mentions: line.mentions })}`}
                </span>
                {stock !== null && (
                  <span className="app-subline" data-tone="warn">
                    {stock}
                  </span>
                )}
              </span>
              {line.totalCents !== undefined && <span>{formatCents(line.totalCents)}</span>}
            </li>
          );
        })}
      </ul>
      <div className="app-row app-row--end">
        <Button onClick={onBack}>{TEXTS.back}</Button>
        {count > 0 && (
          <Button
            kind="primary"
            onClick={() => {
              onAdd(lines);
            }}
          >
            {fill(TEXTS.add, { count })}
          </Button>
        )}
      </div>
    </>
  );
}
