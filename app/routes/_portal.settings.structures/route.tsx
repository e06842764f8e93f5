import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { fill } from "#copy/fill.ts";
import { STRUCTURE_TEXTS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { StructureInputSchema } from "#domain/offers/offer-schema.ts";
import { STRUCTURE_FIELDS } from "#app/features/offers/offer-kind.ts";
import { OfferOrder } from "#app/features/offers/offer-order.tsx";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { OfferWords } from "#app/features/offers/offer-words.tsx";
import { answerOffer, auditEntityFor, readOfferDialog } from "#app/lib/offer-page.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "StructuresSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.StructuresSettings);

function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { structures: services } = context.services;
  return { kind: "structure", fields: STRUCTURE_FIELDS, schema: StructureInputSchema, services } as const;
}

export const loader = portalLoader("StructuresSettings", async (args) => ({
  items: await args.context.services.structures.listAll(),
  dialog: await readOfferDialog(pageOf(args), args.request),
  auditEntity: auditEntityFor(args, "structure"),
}));

export const action = portalAction("StructuresSettings", (args) =>
  answerOffer(args.context, args.request, pageOf(args)),
);

export default function StructuresSettings() {
  const { items, dialog, auditEntity } = useLoaderData<typeof loader>();
  return (
    <OfferPage
      kind="structure"
      title={PAGE_TITLES.StructuresSettings}
      icon={IconBuildingWarehouse}
      fields={STRUCTURE_FIELDS}
      dialog={dialog}
      answer={useActionData<typeof action>()}
      isEmpty={items.length === 0}
    >
      <OfferOrder
        rows={items}
        auditEntity={auditEntity}
        nameCell={(row) => (
          <OfferWords
            row={row}
            notes={[kitsText(row.kitCount), row.description].filter((text) => text !== "")}
          />
        )}
      />
    </OfferPage>
  );
}

function kitsText(count: number): string {
  if (count === 0) return STRUCTURE_TEXTS.noKits;
  return count === 1 ? STRUCTURE_TEXTS.oneKit : fill(STRUCTURE_TEXTS.manyKits, { count });
}
