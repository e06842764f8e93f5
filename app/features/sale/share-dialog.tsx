import { IconBrandWhatsapp, IconCheck, IconCopy, IconMail } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { fill } from "#copy/fill.ts";
import { SHARE_CART_TEXTS as TEXTS } from "#copy/share-cart.ts";
import { formatDay } from "#domain/shared/format.ts";
import { ModalDialog } from "#app/components/modal-dialog.tsx";

export interface ShareDialogProps {
  url: string;
  expiresAt: string;
  onClose: () => void;
}

/** The link to a cart, and the ways to send it. */
export function ShareDialog({ url, expiresAt, onClose }: ShareDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const message = fill(TEXTS.message, { url });
  const mail = `mailto:?subject=${encodeURIComponent(TEXTS.subject)}&body=${encodeURIComponent(message)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      field.current?.select();
    }
  };
  return (
    <ModalDialog title={TEXTS.title} className="app-share-dialog" initialFocus={copyButton} onClose={onClose}>
      <p>{fill(TEXTS.hint, { day: formatDay(expiresAt.slice(0, 10)) })}</p>
      <div className="app-share-dialog__row">
        <input ref={field} className="app-input" readOnly value={url} aria-label={TEXTS.field} />
        <button
          ref={copyButton}
          type="button"
          className="gs-button gs-button--primary"
          onClick={() => void copy()}
        >
          {isCopied ? (
            <IconCheck size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconCopy size={18} stroke={1.75} aria-hidden />
          )}
          <span aria-live="polite">{isCopied ? TEXTS.copied : TEXTS.copy}</span>
        </button>
      </div>
      <div className="app-share-dialog__row">
        <a
          className="gs-button"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
          {TEXTS.whatsapp}
        </a>
        <a className="gs-button" href={mail}>
          <IconMail size={18} stroke={1.75} aria-hidden />
          {TEXTS.email}
        </a>
        <button type="button" className="gs-button app-share-dialog__close" onClick={onClose}>
          {TEXTS.close}
        </button>
      </div>
    </ModalDialog>
  );
}
