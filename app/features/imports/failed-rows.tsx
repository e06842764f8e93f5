import { IconDownload } from "@tabler/icons-react";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Download of the failed rows, to correct and upload again. */
export function FailedRows({ found: { id, failedCount } }: { found: ProductImport }) {
  if (failedCount === 0) return null;
  return (
    <p className="app-row app-gap-12">
      <LinkButton href={`${PAGES.EquipmentImports.path}/failures/${id}`} download>
        <IconDownload size={16} stroke={1.75} aria-hidden />
        {TEXTS.failures}
      </LinkButton>
      <span className="app-quiet">{TEXTS.failuresHint}</span>
    </p>
  );
}
