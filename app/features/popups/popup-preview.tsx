import "./popups.css";
import "#app/ui/beside.css";
import { useState } from "react";
import { POPUP_FORM_WORDS as WORDS, POPUP_TEXTS } from "#copy/popups.ts";
import type { PopupForm } from "#domain/popups/popup-schema.ts";

/** Preview of an unsaved pop-up, as integrators will see it. */
export function PopupPreview({
  form,
}: {
  form: Pick<PopupForm, "title" | "description" | "image" | "link">;
}) {
  const image = form.image.trim();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <aside className="app-beside__follows app-popup-preview" aria-label={WORDS.preview}>
      <h2 className="app-popup-preview__label">{WORDS.preview}</h2>
      <div className="gs-panel app-popup-preview__card">
        {image !== "" &&
          (failed === image ? (
            <p className="app-small app-popup-preview__failed" role="status">
              {WORDS.previewNoImage}
            </p>
          ) : (
            <img
              className="app-popup__picture"
              src={image}
              alt=""
              referrerPolicy="no-referrer"
              onError={() => {
                setFailed(image);
              }}
            />
          ))}
        <p className="app-popup-preview__title">{form.title.trim() || WORDS.previewTitle}</p>
        <p className="app-popup__text">{form.description.trim() || WORDS.previewDescription}</p>
        <div className="app-row app-row--end app-popup__actions" aria-hidden>
          <span className="gs-button">{POPUP_TEXTS.close}</span>
          {form.link.trim() !== "" && (
            <span className="gs-button gs-button--primary">{POPUP_TEXTS.more}</span>
          )}
        </div>
      </div>
    </aside>
  );
}
