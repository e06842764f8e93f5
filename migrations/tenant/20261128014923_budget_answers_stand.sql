-- An answer to a budget is evidence: its row is written once.
CREATE TRIGGER approval_answer_update BEFORE UPDATE ON approval_answer
BEGIN
  SELECT raise(ABORT, 'APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER approval_answer_delete BEFORE DELETE ON approval_answer
BEGIN
  SELECT raise(ABORT, 'APPEND_ONLY');
END;
