import "./popups.css";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { POPUP_TEXTS } from "#copy/popups.ts";
import type { ShownPopup } from "#domain/popups/browser-popups.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PopupDialogProps {
  popup: Pick<ShownPopup, "title" | "description" | "image" | "link">;
  onClose: () => void;
}

/** A pop-up in front of the page. A picture that fails to load is left out. */
export function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const { title, description, image, link } = popup;
  const [hasPicture, setHasPicture] = useState(image !== null);
  return (
    <ModalDialog title={title} onClose={onClose} className="app-popup">
      {image !== null && hasPicture && (
        <img
          className="app-popup__picture"
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => {
            setHasPicture(false);
          }}
        />
      )}
      <p className="app-popup__text">{description}</p>
      <div className="app-row app-row--end app-popup__actions">
        <Button onClick={onClose}>{POPUP_TEXTS.close}</Button>
        {link !== null && <PopupLink link={link} onFollow={onClose} />}
      </div>
    </ModalDialog>
  );
}

/** A link within the portal opens in the same tab, any other in a new one. */
function PopupLink({ link, onFollow }: { link: string; onFollow: () => void }) {
  const look = { className: "gs-button gs-button--primary", onClick: onFollow };
  if (link.startsWith("/")) {
    return (
      <Link to={link} {...look}>
        {POPUP_TEXTS.more}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" {...look}>
      {POPUP_TEXTS.more}
      <span className="gs-visually-hidden"> ({POPUP_TEXTS.opensElsewhere})</span>
    </a>
  );
}
