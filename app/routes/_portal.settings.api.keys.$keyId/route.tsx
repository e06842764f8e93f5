import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_WIDGET_KEY_FORM, toWidgetKeyForm } from "#domain/widget-keys/widget-key-schema.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { KeyCode } from "#app/features/widget-keys/key-code.tsx";
import { WidgetKeyEditor } from "#app/features/widget-keys/widget-key-editor.tsx";
import { elementsOf, readSnippet } from "#app/features/widget-keys/snippet.ts";
import { SiteTestPanel } from "#app/features/widget-keys/site-test.tsx";
import {
  actOnWidgetKey,
  listSnippetKits,
  testSite,
} from "#app/features/widget-keys/widget-key-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

/** Value of the path parameter for a new key. */
const NEW = "novo";

export const handle = { page: "WidgetKeyDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.WidgetKeyDetails);

export const loader = portalLoader("WidgetKeyDetails", async ({ context, params, request }) => {
  const { origin, searchParams } = new URL(request.url);
  const id = params["keyId"] ?? NEW;
  const { widgetKeys } = context.services;
  const [stored, buyers, kits] = await Promise.all([
    id === NEW ? null : widgetKeys.get(id),
    widgetKeys.listBuyers(),
    id === NEW ? [] : listSnippetKits(context),
  ]);
  return {
    stored,
    buyers,
    tested: stored && (await testSite(context, stored.id, searchParams.get("testar"))),
    snippet: { asked: readSnippet(searchParams, elementsOf(stored ?? { showsKits: true })), kits },
    portal: origin,
    form: stored === null ? EMPTY_WIDGET_KEY_FORM : toWidgetKeyForm(stored),
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
    isRenewed: stored !== null && searchParams.get("renovada") === String(stored.version),
  };
});

export const action = portalAction("WidgetKeyDetails", async ({ context, params, request }) => {
  const id = params["keyId"] === NEW ? null : (params["keyId"] ?? null);
  return actOnWidgetKey(context, await request.formData(), id);
});

export default function WidgetKeyDetails() {
  const { stored, buyers, tested, snippet, portal, isRenewed, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer?.kind === "refusal" && answer.intent === "renew" ? answer.refusal : undefined;
  return (
    <RecordPage
      {...page}
      className="app-record-page"
      record={{ kind: "widgetKey", id: stored?.id ?? null }}
      version={stored?.version ?? null}
      title={stored?.name ?? WORDS.newTitle}
      back={{ to: PAGES.ApiSettings.path, label: PAGE_TITLES.ApiSettings }}
      saved={WORDS.saved}
      done={isRenewed ? WORDS.renewed : null}
      answer={refusal === undefined ? answer : undefined}
      removal={
        stored && {
          title: WORDS.remove,
          question: fill(WORDS.removeQuestion, stored),
          confirm: fill(WORDS.removeConfirm, stored),
        }
      }
    >
      {(editor) => (
        <div className="app-stack app-gap-12">
          {stored && <KeyCode widgetKey={stored} {...{ snippet, portal, refusal }} />}
          {stored && <SiteTestPanel result={tested} usual={stored.origins[0] ?? ""} />}
          <WidgetKeyEditor {...editor} refused={stored?.refused ?? []} buyers={buyers} />
        </div>
      )}
    </RecordPage>
  );
}
