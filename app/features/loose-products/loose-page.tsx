import "./loose-products.css";
import "#app/ui/beside.css";
import { Form, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CART_TEXTS, LOOSE_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { KITS_CHOICE_TEXTS } from "#copy/kits/kits-page.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { sumLines, withLine, withMore } from "#domain/loose-products/loose-cart.ts";
import { MAX_SALE_LINES } from "#domain/loose-products/sale-limits.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type {
  ResolvedProducts,
  SaleProduct,
  SaleProductList,
} from "#domain/loose-products/sale-product-schema.ts";
import { MissingPart } from "#app/ui/missing-part.tsx";
import { Notice, type NoticeText } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { usePart } from "#app/lib/loading/use-part.ts";
import { EditNotice } from "../sale/edit-notice.tsx";
import { usePurchaseDraft } from "../sale/purchase.ts";
import { ShareCart } from "../sale/share-cart.tsx";
import { useFreshList } from "#app/lib/pages/use-fresh-list.ts";
import { LooseFilters } from "./loose-filters.tsx";
import { LooseResults } from "./loose-results.tsx";
import { QuickEntry } from "./quick-entry.tsx";
import { CART_FORM } from "./cart-form.ts";
import { CartBar, RunningCart } from "./running-cart.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { useCartDraft } from "./use-cart-draft.ts";
import { useConfirmedCart } from "./use-confirmed-cart.ts";
import { useKnownProducts } from "./use-known-products.ts";

const loadPasteList = () => import("./paste-list.tsx");

export interface LoosePageProps {
  list: SaleProductList;
  /** The company that staff buys for; null for integrators, who buy for their own. */
  integratorId: string | null;
  /** The opened composition: an edited or copied request, or a shared cart. */
  composition: ResolvedProducts | null;
  /** Name of the cart's draft on the device. */
  draftName: string;
  refusal: NoticeText | null;
  /** Whether the buyer is known. */
  mayContinue: boolean;
  /** The saved request that the purchase continues. */
  editing: EditingView | null;
  /** The choice of a company, for staff. */
  buyer?: ReactNode;
}

/** Loose products: search, typed codes or a pasted list, with a running total. */
export function LoosePage(props: LoosePageProps) {
  const { list, integratorId, refusal, mayContinue } = props;
  const { showsPrices, center } = list;
  const cart = useLooseCart(props);
  const { lines, setLines, known, confirmed, learn } = cart;
  const [pasted, setPasted] = useState<string | null>(null);
  const pasteList = usePart(loadPasteList);
  const isSaving = useNavigation().formMethod === "POST";
  const sums = { lines, totals: sumLines(lines, known), showsPrices, isSaving, mayContinue };
  return (
    <section className="app-loose">
      <PageHead title={PAGE_TITLES.Separate} hint={fill(hintOf(props), { center: center.name })} />
      {props.editing !== null && <EditNotice editing={props.editing} />}
      {props.buyer}
      {refusal !== null && <Notice {...refusal} />}
      {lines.length >= MAX_SALE_LINES && <Notice title={fill(CART_TEXTS.full, { limit: MAX_SALE_LINES })} />}
      <div className="app-beside">
        <ProductPart list={list} lines={lines} setLines={setLines}>
          <QuickEntry
            integratorId={integratorId}
            onAdd={(product, amount) => {
              learn([product]);
              setLines((now) => withMore(now, linesOf([{ ...product, amount }])));
            }}
            onList={(text) => {
              // Keeps a text that was pasted before the dialog could open.
              setPasted((before) => (text === "" && before !== null ? before : text));
              pasteList.ask();
            }}
          />
          <MissingPart part={pasteList} />
        </ProductPart>
        <Form method="post" id={CART_FORM} className="app-beside__follows" onKeyDown={keepEnter}>
          <RunningCart
            {...{ ...sums, known, confirmed, center: center.name }}
            onAmount={(line, amount) => {
              setLines((now) => withLine(now, { ...line, amount }));
            }}
            onReplace={setLines}
            share={
              <ShareCart
                cart={{
                  purchaseType: "separatedSales",
                  integratorId,
                  products: lines.map(({ id, amount }) => ({ id, amount })),
                }}
              />
            }
          />
          <CartBar {...sums} />
        </Form>
      </div>
      {pasted !== null && pasteList.part !== null && (
        <pasteList.part.PasteList
          integratorId={integratorId}
          initial={pasted}
          onClose={() => {
            setPasted(null);
          }}
          onAdd={(found) => {
            learn(found);
            setLines((now) => withMore(now, linesOf(found)));
            setPasted(null);
          }}
        />
      )}
    </section>
  );
}

/** State of the cart: its draft, the known products, and the server's confirmation. */
function useLooseCart({ list, integratorId, composition, draftName }: LoosePageProps) {
  const signedIn = useSignedIn();
  usePurchaseDraft(draftName);
  const [begun] = useState(() => linesOf(composition?.lines ?? []));
  const { lines, setLines } = useCartDraft({ name: draftName, ...signedIn }, begun);
  const confirmed = useConfirmedCart(lines, { integratorId, first: composition });
  return { lines, setLines, confirmed, ...useKnownProducts(list, confirmed.answer) };
}

/** The product list, below the quick entry. */
function ProductPart({
  list,
  lines,
  setLines,
  children,
}: Pick<LoosePageProps, "list"> &
  Pick<ReturnType<typeof useCartDraft>, "lines" | "setLines"> & { children: ReactNode }) {
  const isRefreshing = useFreshList();
  const section = list.filter.sections.find(({ id }) => id === list.sectionId);
  return (
    <div className="app-loose__list" aria-busy={isRefreshing}>
      <p className="app-small" role="status">
        {isRefreshing && KITS_CHOICE_TEXTS.refreshing}
      </p>
      {children}
      {lines.length > 0 && (
        <a className="app-loose__skip" href="#carrinho">
          {CART_TEXTS.skipTo}
        </a>
      )}
      <SectionTabs list={list} />
      {section !== undefined && section.observation !== "" && (
        <p className="app-quiet">{section.observation}</p>
      )}
      <LooseFilters list={list} />
      <LooseResults
        list={list}
        amountOf={(id) => lines.find((line) => line.id === id)?.amount ?? 0}
        onAmount={(product, amount) => {
          setLines((now) => withLine(now, { ...lineOf(product), amount }));
        }}
      />
      <Pager
        page={list.page}
        pageSize={list.pageSize}
        totalItems={list.totalItems}
        hasMore={!list.totalIsExact}
        texts={TEXTS}
      />
    </div>
  );
}

/** Keeps Enter in an amount field from sending the cart. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

function lineOf({ id, productCode, name }: SaleProduct) {
  return { id, productCode, name };
}

function linesOf(products: readonly (SaleProduct & { amount: number })[]) {
  return products.map((product) => ({ ...lineOf(product), amount: product.amount }));
}

function hintOf({ list, buyer }: LoosePageProps) {
  if (buyer !== undefined && buyer !== false) return TEXTS.hintForOthers;
  return list.showsPrices ? TEXTS.hint : TEXTS.hintWithoutPrices;
}
