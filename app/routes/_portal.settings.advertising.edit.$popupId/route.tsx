import "#app/styles/session.css";
import "#app/styles/roles.css";
import "#app/styles/popups.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { POPUP_FORM_WORDS as WORDS, POPUPS_TEXTS } from "#copy/popups.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_POPUP_FORM, toPopupForm } from "#domain/popups/popup-form.ts";
import { POPUP_PAGES } from "#domain/popups/popup-pages.ts";
import { DeletePopup } from "#app/features/popups/delete-popup.tsx";
import { PopupEditor } from "#app/features/popups/popup-editor.tsx";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import {
  readSentPopup,
  reapplyPopup,
  removePopup,
  savePopup,
} from "#app/features/popups/answer-popup.server.ts";

/** Stands in the address in the place of an id. */
const NEW = "novo";

export const handle = { page: "AdvertisingDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.AdvertisingDetails);

export const loader = portalLoader(
  "AdvertisingDetails",
  async ({ context, params, request, actor, distributor }) => {
    const { searchParams } = new URL(request.url);
    const id = params["popupId"] ?? NEW;
    const copied = searchParams.get("copiar");
    const popup = id === NEW ? null : await context.services.popups.get(id);
    const model = popup ?? (copied === null ? null : await context.services.popups.get(copied));
    const form = model === null ? EMPTY_POPUP_FORM : toPopupForm(model);
    const title = fill(WORDS.copyOf, { title: form.title }).slice(0, 80);
    return {
      popup: popup && { id: popup.id, title: popup.title, version: popup.version },
      form: popup === null && model !== null ? { ...form, title, active: false } : form,
      pages: POPUP_PAGES,
      savedVersion: Number(searchParams.get("salvo") ?? "0"),
      draft: {
        name: `popup:${id}:${id === NEW ? (copied ?? "") : ""}`,
        userId: actor.userId,
        distributorId: distributor?.id ?? "",
      },
    };
  },
);

export const action = portalAction("AdvertisingDetails", async ({ context, params, request }) => {
  const fields = await request.formData();
  const id = params["popupId"] === NEW ? null : (params["popupId"] ?? null);
  const intent = fields.get("intent");
  if (intent === "delete" && id !== null) return removePopup(context, id);
  const sent = readSentPopup(fields);
  if (intent === "reapply" && id !== null) return reapplyPopup(context, id, sent);
  return savePopup(context, id, sent);
});

export default function AdvertisingDetails() {
  const { popup, draft, savedVersion, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const isSaved = popup !== null && savedVersion === popup.version && answer === undefined;
  useClearedDraft(draft, savedVersion);
  return (
    <section className="app-popup-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{popup?.title ?? WORDS.newTitle}</h1>
        {popup && (
          <Link className="gs-button" to={`${PAGES.AdvertisingDetails.path}/${NEW}?copiar=${popup.id}`}>
            {POPUPS_TEXTS.duplicate}
          </Link>
        )}
      </div>
      <p role="status" className={isSaved ? "gs-notice app-notice-ok" : "app-role__silent"}>
        {isSaved && WORDS.saved}
      </p>
      <PopupEditor
        key={`${popup?.id ?? draft.name} ${savedVersion} ${formAnswer?.key ?? ""}`}
        {...rest}
        version={popup?.version ?? null}
        draft={draft}
        answer={formAnswer}
      />
      {popup && <DeletePopup title={popup.title} answer={answer?.kind === "removal" ? answer : undefined} />}
    </section>
  );
}
