import "./share-cart.css";
import { fill } from "#copy/shared/fill.ts";
import { SHARED_CART_TEXTS as TEXTS } from "#copy/sale/share-cart.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { CART_LINK_DAYS } from "#domain/requests/cart-link.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { Code } from "#app/ui/code.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

export interface SharedCartPageProps {
  purchaseType: PurchaseType;
  lines: readonly {
    id: string;
    name: string;
    productCode: string;
    amount: number;
    totalCents: number | null;
  }[];
  missing: readonly string[];
  missingCount: number;
  totalCents: number | null;
  checkoutPath: string | null;
  adjustPath: string;
}

/** A shared cart, with prices and stock for the person who opens it. */
export function SharedCartPage(props: SharedCartPageProps) {
  const { purchaseType, lines, totalCents, checkoutPath, adjustPath } = props;
  return (
    <section className="app-shared">
      <PageHead
        title={
          <>
            {TEXTS.title} · {PURCHASE_TYPE_LABELS[purchaseType]}
          </>
        }
        hint={TEXTS.hint}
      />
      <MissingNotice {...props} />
      <Panel as="div" className="app-card">
        {lines.length === 0 ? (
          <p>{TEXTS.nothingLeft}</p>
        ) : (
          <ul className="app-lines" aria-label={TEXTS.items}>
            {lines.map((line) => (
              <li key={line.id}>
                <span>
                  <ShownName parts={[line.name]} />
                  <span className="app-subline">
                    <Code>{line.productCode}</Code> ·{" "}
                    {fill(TEXTS.amount, { amount: formatNumber(line.amount) })}
                  </span>
                </span>
                {line.totalCents !== null && <span>{formatCents(line.totalCents)}</span>}
              </li>
            ))}
          </ul>
        )}
        {totalCents !== null && lines.length > 0 && (
          <p className="app-row app-row--between app-heading">
            <span>{TEXTS.total}</span>
            <span>{formatCents(totalCents)}</span>
          </p>
        )}
        <div className="app-row app-gap-8">
          {checkoutPath !== null && (
            <LinkButton kind="primary" to={checkoutPath}>
              {TEXTS.checkout}
            </LinkButton>
          )}
          <LinkButton to={adjustPath}>{TEXTS.adjust}</LinkButton>
        </div>
      </Panel>
    </section>
  );
}

function MissingNotice({ missing, missingCount }: Pick<SharedCartPageProps, "missing" | "missingCount">) {
  if (missingCount === 0) return null;
  if (missing.length < missingCount) {
    return (
      <NoticeBox tone="danger" role="alert">
        {missingCount === 1 ? TEXTS.missingOne : fill(TEXTS.missingCount, { count: missingCount })}
      </NoticeBox>
    );
  }
  return (
    <NoticeBox as="div" tone="danger" role="alert">
      <p>{TEXTS.missing}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </NoticeBox>
  );
}

/** Page of a link that is expired or invalid. */
export function ClosedLink({
  state,
  purchaseHome,
}: {
  state: "expired" | "invalid" | "notAllowed";
  purchaseHome: string;
}) {
  const { title, text } = TEXTS[state];
  return (
    <EmptyState title={title} level={1} text={text.replace("{days}", String(CART_LINK_DAYS))}>
      <LinkButton to={purchaseHome}>{TEXTS.home}</LinkButton>
    </EmptyState>
  );
}
