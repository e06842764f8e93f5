import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { FREIGHT_DONE, FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DeliveryForm } from "#app/features/freight/delivery-form.tsx";
import { toDeliveryValues } from "#app/features/freight/delivery-values.ts";
import { FreightBench } from "#app/features/freight/freight-bench.tsx";
import { FreightLineForm } from "#app/features/freight/freight-line-form.tsx";
import { FreightRefused } from "#app/features/freight/freight-notices.tsx";
import { FreightPaste } from "#app/features/freight/freight-paste.tsx";
import { DeleteFreightLine, FreightTable } from "#app/features/freight/freight-table.tsx";
import { FreightTabs } from "#app/features/freight/freight-tabs.tsx";
import { answerFreight } from "#app/features/freight/freight-page.server.ts";
import { readFreightPage } from "#app/features/freight/freight-page-loader.server.ts";
import { recordDraftName } from "#app/features/records/use-record-form.ts";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

export const handle = { page: "DeliverySettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DeliverySettings);

export const loader = portalLoader("DeliverySettings", async ({ context, request }) => {
  const { settings: stored, ...page } = await readFreightPage(context, request);
  const { settings, version, hasApiKey } = stored;
  return { ...page, saved: toDeliveryValues(settings), version, hasApiKey };
});

export const action = portalAction("DeliverySettings", ({ context, request }) =>
  answerFreight(context, request),
);

export default function DeliverySettings() {
  const { tab } = useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.DeliverySettings} hint={TEXTS.hint} />
      <FreightTabs current={tab} />
      {tab === "geral" && <SettingsTab />}
      {tab === "tabela" && <TableTab />}
      {tab === "teste" && <BenchTab />}
    </section>
  );
}

function SettingsTab() {
  const { saved, version, hasApiKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const own = answer?.kind === "settings" ? answer : undefined;
  return (
    <DeliveryForm
      key={own?.key ?? params.get("salvo") ?? ""}
      {...{ saved, version, hasApiKey }}
      isSaved={params.has("salvo")}
      answer={own}
    />
  );
}

function TableTab() {
  const { table, page, dialog, centers, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const line = dialog?.mode === "linha" ? dialog : null;
  const record = line && { kind: "freightLine", id: line.id, copyOf: line.copyOf };
  const draftName = record === null ? "" : recordDraftName(record);
  useClearedDraft({ ...useSignedIn(), name: draftName }, done === null ? 0 : 1);
  if (table === null) return null;
  if (line && record) {
    const own = answer?.kind === "form" ? answer : undefined;
    return (
      <FreightLineForm
        key={`${draftName} ${own?.key ?? ""}`}
        record={record}
        version={line.version}
        form={line.form}
        centers={centers}
        answer={own}
      />
    );
  }
  if (dialog?.mode === "colar") {
    const { totalItems, tableVersion } = table;
    const own = answer?.kind === "paste" ? answer : undefined;
    return <FreightPaste key={own?.key ?? ""} {...{ totalItems, tableVersion }} answer={own} />;
  }
  const text = answer === undefined && done !== null ? FREIGHT_DONE[done] : undefined;
  return (
    <>
      <DoneLine>{text}</DoneLine>
      {answer?.kind === "list" && (
        <FreightRefused refusal={answer.refusal} hasErrors={false} reloadTo="/settings/delivery?aba=tabela" />
      )}
      <FreightTable key={table.tableVersion} rules={table.items} totalItems={table.totalItems} page={page} />
      {dialog?.mode === "excluir" && <DeleteFreightLine {...dialog} />}
    </>
  );
}

function BenchTab() {
  const { bench, centers } = useLoaderData<typeof loader>();
  return bench && <FreightBench {...bench} centers={centers} />;
}
