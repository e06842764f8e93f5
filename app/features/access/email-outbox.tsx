import "./outbox.css";
import { Link } from "@remix-run/react";
import { OUTBOX_TEXTS } from "#copy/account/account.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** An e-mail as its recipient would read it. */
export interface StoredMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  html: string;
  text: string;
}

export interface EmailOutboxProps {
  emails: readonly Pick<StoredMail, "id" | "recipient" | "subject" | "createdAt">[];
  chosen: StoredMail | null;
  timeZone: string;
}

/** For developers: the e-mails that the portal would have sent, with working links. */
export function EmailOutbox({ emails, chosen, timeZone }: EmailOutboxProps) {
  return (
    <main className="app-outbox">
      <h1 className="app-page-title">{OUTBOX_TEXTS.title}</h1>
      <p className="app-page-hint">{OUTBOX_TEXTS.hint}</p>
      {emails.length === 0 ? (
        <EmptyState title={OUTBOX_TEXTS.empty} text={OUTBOX_TEXTS.emptyHint} />
      ) : (
        <div className="app-outbox__columns">
          <nav aria-label={OUTBOX_TEXTS.list} className="gs-panel">
            <ul className="app-outbox__list">
              {emails.map(({ id, subject, recipient, createdAt }) => (
                <li key={id}>
                  <Link
                    to={`?id=${id}`}
                    preventScrollReset
                    aria-current={id === chosen?.id ? "true" : undefined}
                  >
                    <strong>{subject}</strong>
                    <span>{recipient}</span>
                    <time dateTime={createdAt}>{formatInstant(createdAt, timeZone)}</time>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {chosen === null ? (
            <p className="app-quiet">{OUTBOX_TEXTS.choose}</p>
          ) : (
            <Mail key={chosen.id} mail={chosen} timeZone={timeZone} />
          )}
        </div>
      )}
    </main>
  );
}

function Mail({ mail, timeZone }: { mail: StoredMail; timeZone: string }) {
  const { subject, recipient, createdAt, html, text } = mail;
  return (
    <article className="app-outbox__mail">
      <h2>{subject}</h2>
      <p className="app-quiet">
        {fill(OUTBOX_TEXTS.to, { recipient, at: formatInstant(createdAt, timeZone) })}
      </p>
      <iframe
        className="app-outbox__frame"
        title={OUTBOX_TEXTS.preview}
        sandbox="allow-top-navigation-by-user-activation"
        srcDoc={html}
      />
      <h3>{OUTBOX_TEXTS.text}</h3>
      <pre className="app-outbox__text gs-panel">
        {text.split(/(https?:\/\/\S+)/).map((part, at) =>
          at % 2 === 1 ? (
            <a key={at} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </pre>
    </article>
  );
}
