import "./pricing.css";
import { Link } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { VERSIONS_TEXTS as WORDS } from "#copy/precification.ts";

export interface VersionRow {
  version: number;
  note: string;
  publishedBy: string;
  /** As people read it. */
  publishedAt: string;
  functions: number;
  breaks: number;
}

/** Published rules, the newest first; each opens in the page's address. */
export function VersionTable({ rows, inForce }: { rows: readonly VersionRow[]; inForce: number }) {
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{WORDS.version}</th>
            <th scope="col">{WORDS.note}</th>
            <th scope="col">{WORDS.who}</th>
            <th scope="col">{WORDS.when}</th>
            <th scope="col" className="app-number">
              {WORDS.functions}
            </th>
            <th scope="col" className="app-number">
              {WORDS.breaks}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ version, note, publishedBy, publishedAt, functions, breaks }) => (
            <tr key={version}>
              <th scope="row" data-label={WORDS.version}>
                <span className="app-simulation__name">
                  <Link
                    className="app-table__link"
                    to={`?versao=${String(version)}`}
                    preventScrollReset
                    prefetch="intent"
                  >
                    {fill(WORDS.name, { version })}
                  </Link>
                  {version === inForce && <span className="gs-badge gs-badge--ok">{WORDS.inForce}</span>}
                </span>
              </th>
              <td data-label={WORDS.note} className="app-price-note">
                {note === "" ? <span className="app-quiet">{WORDS.noNote}</span> : note}
              </td>
              <td data-label={WORDS.who}>{publishedBy}</td>
              <td data-label={WORDS.when}>{publishedAt}</td>
              <td data-label={WORDS.functions} className="app-number">
                {functions}
              </td>
              <td data-label={WORDS.breaks} className="app-number">
                {breaks}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
