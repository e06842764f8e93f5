import { Link, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { Notice } from "#app/components/notice.tsx";
import { loadChunk } from "#app/lib/load-chunk.ts";
import type { CheckoutQuote, CheckoutRefusal } from "./checkout-data.ts";

const Refused = lazy(() =>
  loadChunk(() => import("./refused.tsx")).then((part) => ({ default: part.Refused })),
);

export interface CheckoutProblemsProps {
  hasErrors: boolean;
  refusal: CheckoutRefusal | null;
  quote: Pick<CheckoutQuote, "lines" | "missingIds">;
  /** Where other items are chosen; null where they stand. */
  itemsPath: string | null;
}

/** What keeps a checkout from being saved, each with the way on. */
export function CheckoutProblems({ hasErrors, refusal, quote, itemsPath }: CheckoutProblemsProps) {
  useEffect(() => {
    // A lost connection is told without one.
    import("./refused.tsx").catch(() => undefined);
  }, []);
  const [params] = useSearchParams();
  const items = itemsPath === null ? null : `${itemsPath}?${params.toString()}`;
  const { missingIds } = quote;
  return (
    <>
      {missingIds.length > 0 && (
        <div className="gs-notice gs-notice--warn" role="alert" tabIndex={-1}>
          <p>
            {missingIds.length === 1
              ? TEXTS.missingOne
              : fill(TEXTS.missingMany, { count: String(missingIds.length) })}
          </p>
          {items !== null && <Link to={items}>{TEXTS.takeOther}</Link>}
        </div>
      )}
      {hasErrors && refusal === null && <Notice title={CHECKOUT_PAGE_TEXTS.errorSummary} />}
      {refusal !== null && (
        <Suspense fallback={null}>
          <Refused refusal={refusal} quote={quote} items={items} />
        </Suspense>
      )}
    </>
  );
}
