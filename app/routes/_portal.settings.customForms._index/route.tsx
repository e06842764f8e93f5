import "#app/styles/offers.css";
import "#app/styles/roles.css";
import "#app/styles/custom-forms.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { IconForms } from "@tabler/icons-react";
import { CUSTOM_FORMS_TEXTS as TEXTS } from "#copy/custom-forms.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { CustomFormList } from "#app/features/custom-forms/custom-form-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { actOnFormList } from "#app/lib/custom-form-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "CustomForms" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CustomForms);

const DONE: readonly string[] = ["saved", "ordered", "deleted"];

export const loader = portalLoader("CustomForms", async ({ context, request }) => {
  const done = new URL(request.url).searchParams.get("feito") ?? "";
  return {
    forms: await context.services.customForms.list(),
    done: DONE.includes(done) ? (done as "saved" | "ordered" | "deleted") : null,
  };
});

export const action = portalAction("CustomForms", async ({ context, request }) =>
  actOnFormList(context, await request.formData()),
);

export default function CustomFormsPage() {
  const { forms, done } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const isDone = done !== null && refusal === undefined;
  const newLink = (
    <Link className="gs-button gs-button--primary" to={PAGES.CustomFormDetails.path} prefetch="intent">
      {TEXTS.new}
    </Link>
  );
  return (
    <section>
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.CustomForms}</h1>
          <p className="app-page-hint">{TEXTS.hint}</p>
        </div>
        {forms.length > 0 && newLink}
      </div>
      {refusal && <Notice {...refusal} />}
      <p role="status" className={isDone ? "gs-notice app-notice-ok" : "app-role__silent"}>
        {isDone && TEXTS[done]}
      </p>
      {forms.length === 0 ? (
        <EmptyState icon={IconForms} title={TEXTS.empty} text={TEXTS.emptyHint} action={newLink} />
      ) : (
        <CustomFormList forms={forms} />
      )}
    </section>
  );
}
