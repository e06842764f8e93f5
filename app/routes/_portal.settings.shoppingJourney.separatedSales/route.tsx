import "#app/features/offers/offers.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconShoppingCart } from "@tabler/icons-react";
import { PRODUCT_TYPE_LABELS, SECTION_TEXTS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { SeparatedSectionInputSchema, SeparatedSectionUpdateSchema } from "#domain/offers/offer-schema.ts";
import { countSectionProducts, hasCategories } from "#domain/offers/separated-section.ts";
import type { OfferValues } from "#app/features/offers/offer-fields.ts";
import { sectionFields } from "#app/features/offers/offer-kind.ts";
import { OfferOrder } from "#app/features/offers/offer-order.tsx";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { OfferTabs } from "#app/features/offers/offer-tabs.tsx";
import { OfferWords } from "#app/features/offers/offer-words.tsx";
import { productCountText, SectionPreview } from "#app/features/offers/section-preview.tsx";
import { answerOffer, auditEntityFor, readOfferDialog } from "#app/features/offers/offer-page.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "ShoppingJourneySeparatedSales" } as const;
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, PAGE_TITLES.ShoppingJourneySeparatedSales);

async function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { separatedSections: services } = context.services;
  const { categories, counts } = await services.readFacts();
  const choices = categories.map(({ id, name }) => ({ value: id, label: name }));
  const fields = sectionFields(choices);
  const page = {
    kind: "section",
    fields,
    schemas: { input: SeparatedSectionInputSchema, update: SeparatedSectionUpdateSchema },
    services,
  } as const;
  return { page, choices, counts };
}

export const loader = portalLoader("ShoppingJourneySeparatedSales", async (args) => {
  const { page, choices, counts } = await pageOf(args);
  return {
    items: await page.services.listAll(),
    choices,
    counts,
    dialog: await readOfferDialog(page, args.request),
    auditEntity: auditEntityFor(args, "separatedSection"),
  };
});

export const action = portalAction("ShoppingJourneySeparatedSales", async (args) =>
  answerOffer(args.context, args.request, (await pageOf(args)).page),
);

export default function ShoppingJourneySeparatedSales() {
  const { items, choices, counts, dialog, auditEntity } = useLoaderData<typeof loader>();
  const rows = items.map((item) => ({ ...item, productCount: countSectionProducts(item, counts) }));
  const nameOf = (id: string) => choices.find(({ value }) => value === id)?.label ?? "";
  const found = (values: OfferValues) => {
    const type = values["type"] as ProductType;
    const categories = hasCategories(type) ? (values["categories"] as readonly string[]) : [];
    const count = countSectionProducts({ type, categories }, counts);
    return (
      <p className="app-offer-found" role="status">
        <strong>{SECTION_TEXTS.found}:</strong> {productCountText(count)}
      </p>
    );
  };
  return (
    <OfferPage
      kind="section"
      title={PAGE_TITLES.ShoppingJourneySeparatedSales}
      icon={IconShoppingCart}
      fields={sectionFields(choices)}
      dialog={dialog}
      answer={useActionData<typeof action>()}
      isEmpty={items.length === 0}
      tabs={<OfferTabs current="ShoppingJourneySeparatedSales" />}
      preview={found}
    >
      <OfferOrder
        rows={rows}
        auditEntity={auditEntity}
        nameCell={(row) => (
          <OfferWords
            row={row}
            badges={[
              ...(row.isDefault ? [SECTION_TEXTS.defaultBadge] : []),
              ...(row.isCustom ? [SECTION_TEXTS.customBadge] : []),
            ]}
            notes={[
              PRODUCT_TYPE_LABELS[row.type],
              ...row.categories.map(nameOf),
              productCountText(row.productCount),
            ]}
          />
        )}
        aside={(sections) => <SectionPreview sections={sections} />}
      />
    </OfferPage>
  );
}
