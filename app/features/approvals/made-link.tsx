import "./approval-links.css";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { APPROVAL_LINK_TEXTS as TEXTS } from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import type { MadeApprovalLink } from "#domain/approvals/approval-schema.ts";
import { formatDay } from "#domain/shared/format.ts";
import { CopyField } from "#app/ui/copy-field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** A new link with its address, to copy or to hand over. */
export function MadeLink({ made, code }: { made: MadeApprovalLink; code: string }) {
  const { url, name, email, lastOn } = made;
  const message = fill(TEXTS.share, { name, code, day: formatDay(lastOn), url });
  return (
    <NoticeBox as="div" tone="ok" role="status" className="app-approval-links__made">
      <strong>{fill(TEXTS.madeTitle, { name })}</strong>
      <p>
        {TEXTS.madeHint}
        {email !== null && ` ${fill(TEXTS.madeSent, { email })}`}
      </p>
      <CopyField text={url} label={TEXTS.url} copy={TEXTS.copy} copied={TEXTS.copied}>
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
          {TEXTS.whatsapp}
        </LinkButton>
      </CopyField>
    </NoticeBox>
  );
}
