import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { STRUCTURE_TEXTS } from "#copy/offers.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { StructureInputSchema, StructureUpdateSchema } from "#domain/offers/offer-schema.ts";
import { STRUCTURE_FIELDS } from "#app/features/offers/offer-kind.ts";
import { OrderedOffers } from "#app/features/offers/ordered-offers.tsx";
import { answerOffer, readOrderedOffers } from "#app/features/offers/offer-page.server.ts";
import { portalAction, portalLoader, type PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "StructuresSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.StructuresSettings);

function pageOf({ context }: Pick<PortalArgs, "context">) {
  const { structures: services } = context.services;
  return {
    kind: "structure",
    fields: STRUCTURE_FIELDS,
    schemas: { input: StructureInputSchema, update: StructureUpdateSchema },
    services,
  } as const;
}

export const loader = portalLoader("StructuresSettings", (args) =>
  readOrderedOffers(args, pageOf(args), "structure"),
);

export const action = portalAction("StructuresSettings", (args) =>
  answerOffer(args.context, args.request, pageOf(args)),
);

export default function StructuresSettings() {
  return (
    <OrderedOffers
      kind="structure"
      title={PAGE_TITLES.StructuresSettings}
      icon={IconBuildingWarehouse}
      fields={STRUCTURE_FIELDS}
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      notesOf={(row) => [kitsText(row.kitCount), row.description].filter((text) => text !== "")}
    />
  );
}

function kitsText(count: number): string {
  if (count === 0) return STRUCTURE_TEXTS.noKits;
  return count === 1 ? STRUCTURE_TEXTS.oneKit : fill(STRUCTURE_TEXTS.manyKits, { count });
}
