import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconGift } from "@tabler/icons-react";
import { EXTRA_ITEM_PLACE_LABELS, EXTRA_ITEM_TEXTS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { ExtraItemInputSchema, ExtraItemUpdateSchema } from "#domain/offers/offer-schema.ts";
import { EXTRA_ITEM_FIELDS } from "#app/features/offers/offer-kind.ts";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { OfferTable } from "#app/features/offers/offer-table.tsx";
import { OfferTabs } from "#app/features/offers/offer-tabs.tsx";
import { answerOffer, auditEntityFor, readOfferDialog } from "#app/features/offers/offer-page.server.ts";
import { readOfferList } from "#app/features/offers/offer-list.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "ExtraItemsSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ExtraItemsSettings);

function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { extraItems: services } = context.services;
  return {
    kind: "extraItem",
    fields: EXTRA_ITEM_FIELDS,
    schemas: { input: ExtraItemInputSchema, update: ExtraItemUpdateSchema },
    services,
  } as const;
}

export const loader = portalLoader("ExtraItemsSettings", async (args) => ({
  list: await readOfferList(args, args.context.services.extraItems.list),
  dialog: await readOfferDialog(pageOf(args), args.request),
  auditEntity: auditEntityFor(args, "extraItem"),
}));

export const action = portalAction("ExtraItemsSettings", (args) =>
  answerOffer(args.context, args.request, pageOf(args)),
);

function purchasesText(types: readonly (keyof typeof PURCHASE_TYPE_LABELS)[]): string {
  const isAll = types.length === Object.keys(PURCHASE_TYPE_LABELS).length;
  return isAll ? EXTRA_ITEM_TEXTS.allOptions : types.map((type) => PURCHASE_TYPE_LABELS[type]).join(", ");
}

export default function ExtraItemsSettings() {
  const { list, dialog, auditEntity } = useLoaderData<typeof loader>();
  return (
    <OfferPage
      kind="extraItem"
      title={PAGE_TITLES.ExtraItemsSettings}
      icon={IconGift}
      fields={EXTRA_ITEM_FIELDS}
      dialog={dialog}
      answer={useActionData<typeof action>()}
      isEmpty={list.isEmpty}
      tabs={<OfferTabs current="ExtraItemsSettings" />}
    >
      <OfferTable
        {...list}
        caption={EXTRA_ITEM_TEXTS.list}
        searchLabel={EXTRA_ITEM_TEXTS.search}
        auditEntity={auditEntity}
        columns={[
          {
            key: "code",
            title: EXTRA_ITEM_TEXTS.code,
            sort: "productCode",
            hideable: true,
            cell: ({ productCode }) => productCode,
          },
          {
            key: "options",
            title: EXTRA_ITEM_TEXTS.options,
            hideable: true,
            className: "app-table__wrap",
            cell: ({ isToSellOptions }) => purchasesText(isToSellOptions),
          },
          {
            key: "place",
            title: EXTRA_ITEM_TEXTS.place,
            hideable: true,
            className: "app-table__wrap",
            cell: ({ whereToDisplay }) => EXTRA_ITEM_PLACE_LABELS[whereToDisplay],
          },
        ]}
      />
    </OfferPage>
  );
}
