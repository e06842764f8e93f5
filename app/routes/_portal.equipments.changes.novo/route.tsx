import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PRICE_CHANGE_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { readPriceChangeForm } from "#domain/change-sets/price-change-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PriceChangeFields } from "#app/features/change-sets/price-change-fields.tsx";
import { PricePreviewView } from "#app/features/change-sets/price-preview.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerPriceChange } from "#app/features/change-sets/answer-price-change.server.ts";
import { previewPriceChange } from "#app/features/change-sets/preview-price-change.server.ts";

const TIME_ZONE = "America/Sao_Paulo";
const NOTHING_ASKED = { preview: null, error: null, formulaError: null };

export const handle = { page: "EquipmentChanges", below: () => TEXTS.title } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentChanges);

export const loader = portalLoader("EquipmentChanges", async ({ context, request, distributor }) => {
  const { searchParams } = new URL(request.url);
  const form = readPriceChangeForm((name) => searchParams.get(name));
  const asked = Number(searchParams.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const isAsked = searchParams.has("value") || searchParams.has("formula");
  const [choices, previewed] = await Promise.all([
    context.services.changeSets.listChoices(),
    isAsked ? previewPriceChange(context, form, page) : NOTHING_ASKED,
  ]);
  const timeZone = distributor?.settings.timeZone ?? TIME_ZONE;
  return { form, ...choices, ...previewed, page, timeZone };
});

export const action = portalAction("EquipmentChanges", async ({ context, request, distributor }) =>
  answerPriceChange(context, await request.formData(), distributor?.settings.timeZone ?? TIME_ZONE),
);

export default function NewPriceChange() {
  const { form, categories, manufacturers, preview, page, error, formulaError, timeZone } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const wrong = error ?? answer?.error ?? null;
  return (
    <section>
      <PageHead title={TEXTS.title} hint={TEXTS.hint} />
      {wrong === "selection" && <Notice title={TEXTS.selectionError} />}
      {answer?.refusal && <Notice title={answer.refusal.title} description={answer.refusal.description} />}
      <PriceChangeFields
        key={JSON.stringify(form)}
        form={form}
        categories={categories}
        manufacturers={manufacturers}
        isValueWrong={wrong === "value"}
        formulaError={formulaError ?? undefined}
      />
      {preview !== null && (
        <PricePreviewView
          preview={preview}
          page={page}
          form={form}
          timeZone={timeZone}
          isScheduleWrong={wrong === "schedule"}
        />
      )}
    </section>
  );
}
