import "#app/ui/form.css";
import "#app/features/pricing/pricing.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PRICE_LIST_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PriceListForm } from "#app/features/pricing/price-list-form.tsx";
import { PriceListItems } from "#app/features/pricing/price-list-items.tsx";
import { EMPTY_PRICE_LIST, toPriceListValues } from "#app/features/pricing/price-list-values.ts";
import { readPage } from "#app/lib/lists/list-address.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerPriceList } from "#app/features/pricing/price-list-page.server.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** Value of the path parameter for a new price list. */
const NEW = "novo";

export const handle = { page: "PriceListDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PriceListDetails);

export const loader = portalLoader("PriceListDetails", async ({ context, params, request }) => {
  const { pricing } = context.services;
  const id = params["listId"] ?? NEW;
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("tipo") === "kit" ? ("kit" as const) : ("product" as const);
  const search = (searchParams.get("busca") ?? "").slice(0, 80);
  const groups = (await pricing.listGroups()).map((group) => ({ id: group.id, name: group.name }));
  if (id === NEW) return { groups, kind, list: null, items: null };
  const [list, items] = await Promise.all([
    pricing.getPriceList(id),
    pricing.listPriceListItems(id, { page: readPage(searchParams), kind, search }),
  ]);
  return { groups, kind, list, items };
});

export const action = portalAction("PriceListDetails", ({ context, params, request }) => {
  const id = params["listId"] ?? NEW;
  return answerPriceList(context, id === NEW ? null : id, request);
});

export default function PriceListDetails() {
  const { groups, kind, list, items } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const { listId } = useParams();
  const details = answer?.kind === "details" ? answer : undefined;
  const message = answer === undefined ? messageOf(params) : null;
  return (
    <section className="app-stack app-price-list-page">
      <PageHead title={list?.name ?? WORDS.newTitle} />
      <DoneLine>{message}</DoneLine>
      {details?.refusal && <Notice {...details.refusal} />}
      <PriceListForm
        key={`${listId ?? ""} ${String(list?.version)} ${details?.key ?? ""}`}
        values={details?.values ?? (list === null ? EMPTY_PRICE_LIST : toPriceListValues(list))}
        version={list?.version ?? null}
        groups={groups}
        errors={details?.errors ?? {}}
      />
      {items && <PriceListItems items={items} kind={kind} version={list.version} answer={answer} />}
      {list && (
        <details
          className="gs-panel app-form__part app-form__fold"
          open={answer?.kind === "removal" ? true : undefined}
        >
          <summary>{WORDS.remove}</summary>
          {answer?.kind === "removal" && answer.refusal && <Notice {...answer.refusal} />}
          <Form method="post" className="app-row app-row--between app-form__confirm">
            <HiddenField name="version" value={list.version} />
            <p>{fill(WORDS.removeQuestion, { name: list.name, count: list.products + list.kits })}</p>
            <Button type="submit" name="intent" value="delete" kind="danger">
              {fill(WORDS.removeConfirm, { name: list.name })}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}

function messageOf(params: URLSearchParams): string | null {
  const count = params.get("precos");
  if (count !== null) return fill(WORDS.itemsSaved, { count });
  return params.has("salva") ? WORDS.saved : null;
}
