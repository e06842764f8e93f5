import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import { toKitInput } from "#domain/kits/closed-kit.ts";
import { EMPTY_KIT_FORM, toKitForm } from "#domain/kits/kit-form.ts";
import { KitPage } from "#app/features/kits/kit-page.tsx";
import { kitDraft, partsOfKit, saveKitForm } from "#app/features/kits/closed-kit-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "EquipmentKitDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentKitDetails);

/** Form of a new kit, or of a copy, which starts inactive and without a code. */
export const loader = portalLoader("EquipmentKitDetails", async (args) => {
  const { context, request } = args;
  const { closedKits } = context.services;
  const copied = new URL(request.url).searchParams.get("copiar");
  const workshop = await closedKits.readWorkshop();
  if (copied === null) {
    return { workshop, form: EMPTY_KIT_FORM, parts: [], key: "new", draft: kitDraft(args, "new") };
  }
  const kit = await closedKits.get(copied);
  const form = {
    ...toKitForm(toKitInput(kit)),
    name: fill(WORDS.copyOf, { name: kit.name }),
    productCode: "",
    active: false,
  };
  return { workshop, form, parts: partsOfKit(kit), key: copied, draft: kitDraft(args, `copy:${copied}`) };
});

export const action = portalAction("EquipmentKitDetails", async ({ context, request }) =>
  saveKitForm(context, null, await request.formData()),
);

export default function NewKit() {
  const { key, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <KitPage
      {...rest}
      key={key}
      kit={null}
      isSaved={false}
      currentPath={PAGES.EquipmentKitDetails.path}
      answer={answer}
    />
  );
}
