import "./approval-links.css";
import { IconBrandWhatsapp, IconCheck, IconCopy } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { APPROVAL_LINK_TEXTS as TEXTS } from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import type { MadeApprovalLink } from "#domain/approvals/approval-schema.ts";
import { formatDay } from "#domain/shared/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** A new link with its address, to copy or to hand over. */
export function MadeLink({ made, code }: { made: MadeApprovalLink; code: string }) {
  const { url, name, email, lastOn } = made;
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const message = fill(TEXTS.share, { name, code, day: formatDay(lastOn), url });
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      field.current?.select();
    }
  }
  return (
    <NoticeBox as="div" tone="ok" role="status" className="app-approval-links__made">
      <strong>{fill(TEXTS.madeTitle, { name })}</strong>
      <p>
        {TEXTS.madeHint}
        {email !== null && ` ${fill(TEXTS.madeSent, { email })}`}
      </p>
      <div className="app-row app-gap-8">
        <Input ref={field} readOnly value={url} aria-label={TEXTS.url} className="app-approval-links__url" />
        <Button kind="primary" onClick={() => void copy()}>
          {isCopied ? (
            <IconCheck size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconCopy size={18} stroke={1.75} aria-hidden />
          )}
          <span aria-live="polite">{isCopied ? TEXTS.copied : TEXTS.copy}</span>
        </Button>
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
          {TEXTS.whatsapp}
        </LinkButton>
      </div>
    </NoticeBox>
  );
}
