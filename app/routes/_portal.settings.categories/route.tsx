import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconCategory } from "@tabler/icons-react";
import { fill } from "#copy/fill.ts";
import { CATEGORY_TEXTS, CATEGORY_TYPE_LABELS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { CategoryInputSchema } from "#domain/offers/offer-schema.ts";
import { CATEGORY_FIELDS } from "#app/features/offers/offer-kind.ts";
import { OfferOrder } from "#app/features/offers/offer-order.tsx";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { OfferWords } from "#app/features/offers/offer-words.tsx";
import { answerOffer, auditEntityFor, readOfferDialog } from "#app/lib/offer-page.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "CategoriesSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CategoriesSettings);

function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { categories: services } = context.services;
  return { kind: "category", fields: CATEGORY_FIELDS, schema: CategoryInputSchema, services } as const;
}

export const loader = portalLoader("CategoriesSettings", async (args) => ({
  items: await args.context.services.categories.listAll(),
  dialog: await readOfferDialog(pageOf(args), args.request),
  auditEntity: auditEntityFor(args, "category"),
}));

export const action = portalAction("CategoriesSettings", (args) =>
  answerOffer(args.context, args.request, pageOf(args)),
);

export default function CategoriesSettings() {
  const { items, dialog, auditEntity } = useLoaderData<typeof loader>();
  return (
    <OfferPage
      kind="category"
      title={PAGE_TITLES.CategoriesSettings}
      icon={IconCategory}
      fields={CATEGORY_FIELDS}
      dialog={dialog}
      answer={useActionData<typeof action>()}
      isEmpty={items.length === 0}
    >
      <OfferOrder
        rows={items}
        auditEntity={auditEntity}
        nameCell={(row) => (
          <OfferWords row={row} notes={[CATEGORY_TYPE_LABELS[row.type], productsText(row.productCount)]} />
        )}
      />
    </OfferPage>
  );
}

function productsText(count: number): string {
  if (count === 0) return CATEGORY_TEXTS.noProducts;
  return count === 1 ? CATEGORY_TEXTS.oneProduct : fill(CATEGORY_TEXTS.manyProducts, { count });
}
