import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { toKitInput } from "#domain/kits/closed-kit.ts";
import { toKitForm } from "#domain/kits/kit-form.ts";
import { KitPage } from "#app/features/kits/kit-page.tsx";
import { answerKit, kitDraft, partsOfKit } from "#app/features/kits/closed-kit-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "EquipmentKitDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentKitDetails);

export const loader = portalLoader("EquipmentKitDetails", async (args) => {
  const { context, params, request } = args;
  const { closedKits } = context.services;
  const [kit, workshop] = await Promise.all([
    closedKits.get(params["kitId"] ?? ""),
    closedKits.readWorkshop(),
  ]);
  return {
    kit: { id: kit.id, name: kit.name, version: kit.version },
    form: toKitForm(toKitInput(kit)),
    parts: partsOfKit(kit),
    workshop,
    draft: kitDraft(args, kit.id),
    savedVersion: new URL(request.url).searchParams.get("salvo"),
  };
});

export const action = portalAction("EquipmentKitDetails", async ({ context, params, request }) => {
  return answerKit(context, params["kitId"] ?? "", request);
});

export default function KitDetails() {
  const { savedVersion, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, version } = rest.kit;
  return (
    <KitPage
      {...rest}
      // The key changes with the person's own saves only, so that other people's saves do not touch unsaved input.
      key={`${id} ${savedVersion ?? ""}`}
      isSaved={savedVersion === String(version) && answer === undefined}
      currentPath={`${PAGES.EquipmentKitDetails.path}/${id}`}
      answer={answer}
    />
  );
}
