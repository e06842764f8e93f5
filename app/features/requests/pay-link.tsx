import { IconExternalLink } from "@tabler/icons-react";
import { ORDER_DETAIL_TEXTS as TEXTS } from "#copy/shell/portal.ts";
import { CopyField } from "#app/ui/copy-field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Address of the payment page, to copy or open. */
export function PayLink({ url }: { url: string }) {
  return (
    <Panel as="div" title={TEXTS.payLink} className="app-card">
      <p className="app-step__hint">{TEXTS.payLinkHint}</p>
      <CopyField text={url} label={TEXTS.payLink} copy={TEXTS.copy} copied={TEXTS.copied}>
        <LinkButton href={url} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {TEXTS.openLink}
        </LinkButton>
      </CopyField>
    </Panel>
  );
}
