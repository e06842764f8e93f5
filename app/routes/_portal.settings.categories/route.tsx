import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconCategory } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { CATEGORY_TEXTS, CATEGORY_TYPE_LABELS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { CategoryInputSchema, CategoryUpdateSchema } from "#domain/offers/offer-schema.ts";
import { CATEGORY_FIELDS } from "#app/features/offers/offer-kind.ts";
import { OrderedOffers } from "#app/features/offers/ordered-offers.tsx";
import { answerOffer, readOrderedOffers } from "#app/features/offers/offer-page.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "CategoriesSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CategoriesSettings);

function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { categories: services } = context.services;
  return {
    kind: "category",
    fields: CATEGORY_FIELDS,
    schemas: { input: CategoryInputSchema, update: CategoryUpdateSchema },
    services,
  } as const;
}

export const loader = portalLoader("CategoriesSettings", (args) =>
  readOrderedOffers(args, pageOf(args), "category"),
);

export const action = portalAction("CategoriesSettings", (args) =>
  answerOffer(args.context, args.request, pageOf(args)),
);

export default function CategoriesSettings() {
  return (
    <OrderedOffers
      kind="category"
      title={PAGE_TITLES.CategoriesSettings}
      icon={IconCategory}
      fields={CATEGORY_FIELDS}
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      notesOf={(row) => [CATEGORY_TYPE_LABELS[row.type], productsText(row.productCount)]}
    />
  );
}

function productsText(count: number): string {
  if (count === 0) return CATEGORY_TEXTS.noProducts;
  return count === 1 ? CATEGORY_TEXTS.oneProduct : fill(CATEGORY_TEXTS.manyProducts, { count });
}
