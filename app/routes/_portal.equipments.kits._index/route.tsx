import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CLOSED_KITS_TEXTS as TEXTS } from "#copy/closed-kits.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { CLOSED_KIT_PAGE_SIZE } from "#domain/kits/closed-kit-defaults.ts";
import { readClosedKitListQuery } from "#domain/kits/closed-kit-schema.ts";
import { ClosedKitList } from "#app/features/kits/closed-kit-list.tsx";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { SwitchFormSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

export const handle = { page: "EquipmentKits" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentKits);

export const loader = portalLoader("EquipmentKits", async (args) => {
  const { context, request, distributor } = args;
  const { pageSize, opensWith } = recallList(args);
  const { searchParams } = new URL(request.url);
  const query = {
    ...readClosedKitListQuery(searchParams),
    pageSize: pageSize ?? CLOSED_KIT_PAGE_SIZE,
  };
  const { closedKits } = context.services;
  const [found, { structures }] = await Promise.all([closedKits.list(query), closedKits.readWorkshop()]);
  return {
    ...found,
    query,
    opensWith,
    structures,
    timeZone: distributor?.settings.timeZone ?? "",
    isDeleted: searchParams.has("excluido"),
  };
});

export const action = portalAction("EquipmentKits", async ({ context, request }) => {
  const { id, ...change } = readForm(SwitchFormSchema, await request.formData());
  try {
    await context.services.closedKits.setActive(id, change);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, type, status } = refusal;
    const text =
      type === "STALE_VERSION"
        ? { title: TEXTS.staleTitle, description: TEXTS.staleText }
        : { title, description };
    return data({ refusal: text }, { status });
  }
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`);
});

export default function EquipmentKits() {
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  return <ClosedKitList {...useLoaderData<typeof loader>()} refusal={refusal} />;
}
