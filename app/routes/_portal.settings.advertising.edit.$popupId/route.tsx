import "#app/features/popups/popups.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { POPUP_FORM_WORDS as WORDS, POPUPS_TEXTS } from "#copy/popups.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { POPUP_PAGES } from "#domain/popups/popup-pages.ts";
import { EMPTY_POPUP_FORM, toPopupForm } from "#domain/popups/popup-schema.ts";
import { PopupEditor } from "#app/features/popups/popup-editor.tsx";
import { actOnPopup } from "#app/features/popups/popup-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Value of the path parameter for a new pop-up. */
const NEW = "novo";

export const handle = { page: "AdvertisingDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.AdvertisingDetails);

export const loader = portalLoader("AdvertisingDetails", async ({ context, params, request }) => {
  const { searchParams } = new URL(request.url);
  const id = params["popupId"] ?? NEW;
  const copyOf = id === NEW ? searchParams.get("copiar") : null;
  const stored = id === NEW && copyOf === null ? null : await context.services.popups.get(copyOf ?? id);
  const form = stored === null ? EMPTY_POPUP_FORM : toPopupForm(stored);
  const copy = { title: fill(WORDS.copyOf, { title: form.title }).slice(0, 80), active: "false" } as const;
  return {
    popup: stored && copyOf === null ? { id, title: stored.title, version: stored.version } : null,
    copyOf,
    form: copyOf === null ? form : { ...form, ...copy },
    pages: POPUP_PAGES,
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
  };
});

export const action = portalAction("AdvertisingDetails", async ({ context, params, request }) => {
  const id = params["popupId"] === NEW ? null : (params["popupId"] ?? null);
  return actOnPopup(context, await request.formData(), id);
});

export default function AdvertisingDetails() {
  const { popup, copyOf, pages, ...page } = useLoaderData<typeof loader>();
  return (
    <RecordPage
      {...page}
      className="app-popup-page"
      record={{ kind: "popup", id: popup?.id ?? null, copyOf }}
      version={popup?.version ?? null}
      title={popup?.title ?? WORDS.newTitle}
      actions={
        popup && (
          <LinkButton to={`${PAGES.AdvertisingDetails.path}/${NEW}?copiar=${popup.id}`}>
            {POPUPS_TEXTS.duplicate}
          </LinkButton>
        )
      }
      saved={WORDS.saved}
      answer={useActionData<typeof action>()}
      removal={
        popup && {
          title: WORDS.remove,
          question: fill(WORDS.removeQuestion, popup),
          confirm: fill(WORDS.removeConfirm, popup),
        }
      }
    >
      {(editor) => <PopupEditor {...editor} pages={pages} />}
    </RecordPage>
  );
}
