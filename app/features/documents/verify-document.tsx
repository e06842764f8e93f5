import "../access/login.css";
import "./verify-document.css";
import { Form } from "@remix-run/react";
import { VERIFY_TEXTS as TEXTS } from "#copy/documents.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatDocumentCode } from "#domain/documents/document-code.ts";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { Input } from "#app/ui/input.tsx";
import { FileCheck } from "./file-check.tsx";
import type { VerifyView } from "./verify-page.server.ts";

/** Tells whether a code is that of a document of this distributor, and asks for one. */
export function VerifyDocument({ typed, document, timeZone }: VerifyView) {
  return (
    <div className="app-stack app-login__form">
      <h1 className="app-login__title">{TEXTS.title}</h1>
      {document === undefined && <p className="app-quiet app-login__hint">{TEXTS.hint}</p>}
      {document === null && (
        <div className="app-verify app-verify--unknown" role="status">
          <strong>{TEXTS.unknownTitle}</strong>
          <p>{TEXTS.unknown}</p>
        </div>
      )}
      {document && <Found document={document} timeZone={timeZone} />}
      <Form method="get" className="app-stack">
        <label className="app-stack app-gap-0">
          <span className="app-field__label">{TEXTS.code}</span>
          <Input
            name="codigo"
            defaultValue={typed}
            required
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <Button type="submit" kind={document ? "plain" : "primary"} size="large">
          {TEXTS.submit}
        </Button>
      </Form>
    </div>
  );
}

function Found({ document, timeZone }: { document: VerifiedDocument; timeZone: string }) {
  const { code, distributorName, type, requestCode, version, savedAt, totalCents, state, files } = document;
  return (
    <>
      <div className={`app-verify app-verify--${state}`} role="status">
        <strong>{TEXTS.states[state].title}</strong>
        <p>{TEXTS.states[state].text}</p>
      </div>
      <dl className="app-facts">
        <Fact label={TEXTS.distributor}>{distributorName}</Fact>
        <Fact label={TEXTS.types[type]}>{requestCode}</Fact>
        <Fact label={TEXTS.version}>
          {fill(TEXTS.versionOf, { version, instant: formatInstant(savedAt, timeZone) })}
        </Fact>
        <Fact label={TEXTS.total}>{totalCents === null ? TEXTS.noTotal : formatCents(totalCents)}</Fact>
        <Fact label={TEXTS.code}>{formatDocumentCode(code)}</Fact>
      </dl>
      {files.length > 0 && <FileCheck files={files} />}
    </>
  );
}
