import "./share-cart.css";
import { IconBrandWhatsapp, IconCheck, IconCopy, IconMail } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { SHARE_CART_TEXTS as TEXTS } from "#copy/sale/share-cart.ts";
import { formatDay } from "#domain/shared/format.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface ShareDialogProps {
  url: string;
  expiresAt: string;
  onClose: () => void;
}

/** Dialog with the link to a cart, and the ways to send it. */
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
      <p className="app-quiet">{fill(TEXTS.hint, { day: formatDay(expiresAt.slice(0, 10)) })}</p>
      <div className="app-row app-gap-8">
        <Input ref={field} readOnly value={url} aria-label={TEXTS.field} />
        <Button ref={copyButton} kind="primary" onClick={() => void copy()}>
          {isCopied ? (
            <IconCheck size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconCopy size={18} stroke={1.75} aria-hidden />
          )}
          <span aria-live="polite">{isCopied ? TEXTS.copied : TEXTS.copy}</span>
        </Button>
      </div>
      <div className="app-row app-gap-8">
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
          {TEXTS.whatsapp}
        </LinkButton>
        <LinkButton href={mail}>
          <IconMail size={18} stroke={1.75} aria-hidden />
          {TEXTS.email}
        </LinkButton>
        <Button className="app-share-dialog__close" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </div>
    </ModalDialog>
  );
}
