import "./catalog.css";
import { lazy, type ReactNode } from "react";
import { Form } from "@remix-run/react";
import { IconCopy, IconHistory } from "@tabler/icons-react";
import { PRODUCT_TYPE_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { EQUIPMENT_GROUP_WORDS, PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { EquipmentGroup, ProductType } from "#domain/catalog/product-types.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import type { ProductFormAnswer, ProductMergeAnswer } from "./product-answer.ts";
import { type CenterAmounts, ProductAvailability } from "./product-availability.tsx";
import { ProductEditor, type ProductEditorProps } from "./product-editor.tsx";
import { productHistoryPath, productPath } from "./product-row.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Loaded on demand: merges are rare. */
const ProductMerge = lazy(() =>
  loadChunk(() => import("./product-merge.tsx")).then(({ ProductMerge: shown }) => ({ default: shown })),
);

export interface ProductPageProps extends Omit<ProductEditorProps, "version" | "answer" | "aside"> {
  group: EquipmentGroup;
  /** Other types that a new item of the group may have. */
  otherTypes: readonly ProductType[];
  /** Null for a new product. */
  product: { id: string; name: string; version: number } | null;
  stock: readonly CenterAmounts[] | null;
  /** The panel of substitutes. */
  substitutes: ReactNode;
  inventoryPath: string | null;
  savedVersion: number;
  /** Whether the product was duplicated just now. */
  isCopy: boolean;
  /** Whether the product was saved just now and one of its files was not. */
  hasFileFailed: boolean;
  answer: ProductFormAnswer | ProductMergeAnswer | undefined;
}

/** Page of a product: form, availability, and a link to its history; or the merge of two people's changes. */
export function ProductPage(props: ProductPageProps) {
  const { type, product, draft, savedVersion, isCopy, answer, stock, inventoryPath, ...rest } = props;
  useClearedDraft(draft, savedVersion);
  const isSaved = product !== null && savedVersion === product.version && answer === undefined;
  const form = answer?.kind === "form" ? answer : undefined;
  return (
    <section>
      <ProductHead {...props} />
      <DoneLine>{isSaved ? TEXTS.saved : isCopy && answer === undefined && TEXTS.copied}</DoneLine>
      {props.hasFileFailed && answer === undefined && <Notice title={TEXTS.fileFailed} />}
      {answer?.kind === "merge" && product !== null ? (
        <LazyPart>
          <ProductMerge key={answer.key} answer={answer} path={productPath(type, product.id)} />
        </LazyPart>
      ) : (
        <ProductEditor
          key={`${draft.name} ${String(savedVersion)} ${form?.key ?? ""}`}
          {...rest}
          type={type}
          version={product?.version ?? null}
          draft={draft}
          answer={form}
          aside={stock && <ProductAvailability stock={stock} inventoryPath={inventoryPath} />}
        />
      )}
      {props.substitutes && answer === undefined && (
        <Panel as="div" className="app-product-page__substitutes">
          {props.substitutes}
        </Panel>
      )}
    </section>
  );
}

function ProductHead({ type, group, otherTypes, product }: ProductPageProps) {
  return (
    <PageHead
      title={product?.name ?? EQUIPMENT_GROUP_WORDS[group].add}
      hint={PRODUCT_TYPE_LABELS[type]}
      back={{ to: `/equipments/${group}/items`, label: TEXTS.back }}
    >
      {product === null ? (
        otherTypes.map((other) => (
          <LinkButton key={other} to={`/equipments/visualize/${other}`}>
            {fill(TEXTS.changeType, { type: PRODUCT_TYPE_LABELS[other].toLowerCase() })}
          </LinkButton>
        ))
      ) : (
        <div className="app-row app-product-page__actions">
          <LinkButton to={productHistoryPath(type, product.id)} prefetch="intent">
            <IconHistory size={16} stroke={1.75} aria-hidden />
            {TEXTS.history}
          </LinkButton>
          <Form method="post">
            <Button type="submit" name="intent" value="duplicate">
              <IconCopy size={16} stroke={1.75} aria-hidden />
              {TEXTS.duplicate}
            </Button>
          </Form>
        </div>
      )}
    </PageHead>
  );
}
