import { useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { Notice } from "#app/ui/notice.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { CheckoutQuote, CheckoutRefusal, MissingItem } from "./checkout-data.ts";

const Refused = lazy(() =>
  loadChunk(() => import("./refused.tsx")).then((part) => ({ default: part.Refused })),
);

const MissingItems = lazy(() =>
  loadChunk(() => import("./missing-items.tsx")).then((part) => ({ default: part.MissingItems })),
);

export interface CheckoutProblemsProps {
  hasErrors: boolean;
  refusal: CheckoutRefusal | null;
  quote: Pick<CheckoutQuote, "lines">;
  /** Items that are no longer on sale, until they are removed or replaced. */
  missing: readonly MissingItem[];
  /** Path where other items are chosen; null while the items are fixed. */
  itemsPath: string | null;
  /** The button that sent the form. */
  intent?: string;
}

/** What keeps a checkout from being saved, each with a way on. */
export function CheckoutProblems({
  hasErrors,
  refusal,
  quote,
  missing,
  itemsPath,
  intent = "",
}: CheckoutProblemsProps) {
  useEffect(() => {
    // The notice is loaded in advance, since it also tells of a lost connection.
    import("./refused.tsx").catch(() => undefined);
  }, []);
  const [params] = useSearchParams();
  const items = itemsPath === null ? null : `${itemsPath}?${params.toString()}`;
  return (
    <>
      {missing.length > 0 && (
        <Suspense fallback={null}>
          <MissingItems missing={missing} items={items} />
        </Suspense>
      )}
      {hasErrors && refusal === null && <Notice title={CHECKOUT_PAGE_TEXTS.errorSummary} />}
      {refusal !== null && (
        <Suspense fallback={null}>
          <Refused {...{ refusal, quote, items, intent }} />
        </Suspense>
      )}
    </>
  );
}
