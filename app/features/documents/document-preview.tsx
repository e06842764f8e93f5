import "./document-preview.css";
import type { DocumentBlock, DocumentModel } from "#domain/documents/document-model.ts";

/** A document as a page, as far as a browser shows it like paper.
 *  @param props.isWhole - whether it has all rows of its tables, and its headings are those below the page's title */
export function DocumentPreview({
  model,
  label,
  isWhole = false,
}: {
  model: DocumentModel;
  label: string;
  isWhole?: boolean;
}) {
  const { sender, kind, marks, color, signColor, showLogo, blocks, footer } = model;
  return (
    <article className="app-paper" aria-label={label} style={{ ["--paper-color" as string]: color }}>
      <header className="app-paper__head">
        <div className="app-paper__sender">
          {showLogo && (
            <span className="app-paper__sign" style={{ background: signColor }} aria-hidden="true" />
          )}
          <strong>{sender}</strong>
        </div>
        <div className="app-paper__marks">
          <strong className="app-paper__kind">{kind}</strong>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </header>
      {blocks.map((block, at) => (
        <PreviewBlock key={`${String(at)} ${block.kind}`} block={block} isWhole={isWhole} />
      ))}
      <footer className="app-paper__footer">{footer}</footer>
    </article>
  );
}

/** Lines of a table that a preview shows. */
const MOST_ROWS = 12;

function PreviewBlock({ block, isWhole }: { block: DocumentBlock; isWhole: boolean }) {
  const Heading = isWhole ? "h2" : "h3";
  const most = isWhole ? Number.POSITIVE_INFINITY : MOST_ROWS;
  switch (block.kind) {
    case "heading":
      return <Heading className="app-paper__heading">{block.text}</Heading>;
    case "text":
      return <p className="app-paper__text">{block.text}</p>;
    case "facts":
      return (
        <dl className="app-paper__facts">
          {block.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return (
        <table className="app-paper__table">
          <thead>
            <tr>
              {block.columns.map(({ label, align }) => (
                <th key={label} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.slice(0, most).map(({ cells, isPart = false }, row) => (
              <tr key={`${String(row)} ${cells[0] ?? ""}`} data-part={isPart}>
                {(isPart ? cells.slice(0, 1) : cells).map((cell, at) => (
                  <td
                    colSpan={isPart ? block.columns.length : 1}
                    key={block.columns[at]?.label}
                    data-align={block.columns[at]?.align}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
            {block.rows.length > most && (
              <tr>
                <td colSpan={block.columns.length}>…</td>
              </tr>
            )}
          </tbody>
        </table>
      );
    case "sums":
      return (
        <dl className="app-paper__sums">
          {block.rows.map(({ label, value, isTotal }) => (
            <div key={label} data-total={isTotal}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "signatures":
      return (
        <ul className="app-paper__signatures">
          {block.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      );
  }
}
