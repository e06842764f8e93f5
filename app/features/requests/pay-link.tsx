import "./order.css";
import { IconCheck, IconCopy, IconExternalLink } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ORDER_DETAIL_TEXTS } from "#copy/shell/portal.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Address of the payment page, to copy or open. */
export function PayLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      field.current?.select();
    }
  }
  return (
    <Panel as="div" title={ORDER_DETAIL_TEXTS.payLink} className="app-card">
      <p className="app-step__hint">{ORDER_DETAIL_TEXTS.payLinkHint}</p>
      <div className="app-row app-gap-8 app-pay-link">
        <Input ref={field} readOnly value={url} aria-label={ORDER_DETAIL_TEXTS.payLink} />
        <Button kind="primary" onClick={() => void copy()}>
          {isCopied ? (
            <IconCheck size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconCopy size={18} stroke={1.75} aria-hidden />
          )}
          <span aria-live="polite">{isCopied ? ORDER_DETAIL_TEXTS.copied : ORDER_DETAIL_TEXTS.copy}</span>
        </Button>
        <LinkButton href={url} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {ORDER_DETAIL_TEXTS.openLink}
        </LinkButton>
      </div>
    </Panel>
  );
}
