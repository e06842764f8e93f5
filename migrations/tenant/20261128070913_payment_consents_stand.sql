-- What somebody accepted is evidence: a published text stays as it was, and an acceptance is written once.
CREATE TRIGGER payment_consent_update BEFORE UPDATE ON payment_consent
BEGIN
  SELECT raise(ABORT, 'APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER payment_consent_delete BEFORE DELETE ON payment_consent
BEGIN
  SELECT raise(ABORT, 'APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER terms_document_text BEFORE UPDATE OF kind, version, title, body, created_at ON terms_document
BEGIN
  SELECT raise(ABORT, 'APPEND_ONLY');
END;
