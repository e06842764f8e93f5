import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { TEMPLATE_TEXTS } from "#copy/settings/document-templates.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { TemplateEditor } from "#app/features/documents/template-editor.tsx";
import { actOnTemplate, loadTemplate } from "#app/features/documents/template-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export const handle = { page: "TemplateSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.TemplateSettings);

export const loader = portalLoader("TemplateSettings", loadTemplate);

export const action = portalAction("TemplateSettings", actOnTemplate);

export default function TemplateSettings() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const tabs = REQUEST_TYPES.map((type) => ({
    ...{ to: `${PAGES.TemplateSettings.path}?tipo=${type}`, label: TEMPLATE_TEXTS.types[type] },
    isCurrent: type === loaded.type,
  }));
  return (
    <section>
      <PageHead title={PAGE_TITLES.TemplateSettings} hint={TEMPLATE_TEXTS.hint} />
      <Tabs label={TEMPLATE_TEXTS.tabs} tabs={tabs} />
      <TemplateEditor
        key={`${loaded.type} ${answer?.key ?? params.get("salvo") ?? ""}`}
        {...loaded}
        answer={answer}
        isSaved={params.has("salvo")}
      />
    </section>
  );
}
