import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconTools } from "@tabler/icons-react";
import { SERVICE_TEXTS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ServiceItemInputSchema, ServiceItemUpdateSchema } from "#domain/offers/offer-schema.ts";
import { SERVICE_FIELDS } from "#app/features/offers/offer-kind.ts";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { OfferTable } from "#app/features/offers/offer-table.tsx";
import { OfferTabs } from "#app/features/offers/offer-tabs.tsx";
import { answerOffer, auditEntityFor, readOfferDialog } from "#app/features/offers/offer-page.server.ts";
import { readOfferList } from "#app/features/offers/offer-list.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "ServicesSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ServicesSettings);

function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { serviceItems: services } = context.services;
  return {
    kind: "service",
    fields: SERVICE_FIELDS,
    schemas: { input: ServiceItemInputSchema, update: ServiceItemUpdateSchema },
    services,
  } as const;
}

export const loader = portalLoader("ServicesSettings", async (args) => ({
  list: await readOfferList(args, args.context.services.serviceItems.list),
  dialog: await readOfferDialog(pageOf(args), args.request),
  auditEntity: auditEntityFor(args, "serviceItem"),
}));

export const action = portalAction("ServicesSettings", (args) =>
  answerOffer(args.context, args.request, pageOf(args)),
);

export default function ServicesSettings() {
  const { list, dialog, auditEntity } = useLoaderData<typeof loader>();
  return (
    <OfferPage
      kind="service"
      title={PAGE_TITLES.ServicesSettings}
      icon={IconTools}
      fields={SERVICE_FIELDS}
      dialog={dialog}
      answer={useActionData<typeof action>()}
      isEmpty={list.isEmpty}
      tabs={<OfferTabs current="ServicesSettings" />}
    >
      <OfferTable
        {...list}
        caption={SERVICE_TEXTS.list}
        searchLabel={SERVICE_TEXTS.search}
        auditEntity={auditEntity}
        columns={[]}
      />
    </OfferPage>
  );
}
