import "./audit.css";
import { AUDIT_ENTRY_TEXTS } from "#copy/audit/audit-entry.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { AuditDetailView, AuditEntryView } from "./audit-view.ts";

/** An entry as a sentence, with its changes. */
export function AuditEntry({ entry, timeZone }: { entry: AuditEntryView; timeZone: string }) {
  const { at, person, sentence, operatorName, isOperator, address, details } = entry;
  return (
    <li className="app-audit__entry">
      <time className="app-audit__time" dateTime={at}>
        {formatInstant(at, timeZone).slice(-5)}
      </time>
      <div>
        <p className="app-wrap app-audit__sentence">
          <strong>{person}</strong>
          {isOperator && ` (${AUDIT_ENTRY_TEXTS.support})`} {sentence}
          {operatorName !== null && (
            <>
              {" "}
              <Badge tone="warn">{fill(AUDIT_ENTRY_TEXTS.bySupport, { operator: operatorName })}</Badge>
            </>
          )}
        </p>
        {details.length > 0 && (
          <details className="app-audit__details">
            <summary>{AUDIT_ENTRY_TEXTS.changes}</summary>
            <dl className="app-stack app-gap-4">
              {details.map((detail) => (
                <div key={detail.label}>
                  <dt>{detail.label}</dt>
                  <dd>
                    <Change {...detail} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {address !== "" && (
        <span className="app-audit__address">{fill(AUDIT_ENTRY_TEXTS.address, { address })}</span>
      )}
    </li>
  );
}

function Change({ from, to, added, removed }: AuditDetailView) {
  if (to !== null && from === null) return <span>{to}</span>;
  if (to !== null) {
    return (
      <>
        <span className="gs-visually-hidden">{AUDIT_ENTRY_TEXTS.before}: </span>
        <span className="app-audit__before">{from}</span>
        <span aria-hidden="true"> → </span>
        <span className="gs-visually-hidden">; {AUDIT_ENTRY_TEXTS.after}: </span>
        <span>{to}</span>
      </>
    );
  }
  return (
    <ul>
      {added.map((item) => (
        <li key={item} className="app-audit__added">
          <span aria-hidden="true">+ </span>
          <span className="gs-visually-hidden">{AUDIT_ENTRY_TEXTS.added}: </span>
          {item}
        </li>
      ))}
      {removed.map((item) => (
        <li key={item} className="app-audit__removed">
          <span aria-hidden="true">− </span>
          <span className="gs-visually-hidden">{AUDIT_ENTRY_TEXTS.removed}: </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
